import { type Answer, on } from '../core/answers.ts';
import { contains, pageOf, whole } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { allStaff, listStaff } from './contract.ts';
import { staff } from './data.ts';

const state = sampleState(() => ({ staff: staff() }));

export const answers: readonly Answer[] = [
  on(allStaff, () => state().staff),

  on(listStaff, ({ query }) => {
    const allData = state().staff;
    const found = allData.filter(({ full_name, post, email, age, salary, start_date }) =>
      contains(query('q'), full_name, post, email, age, salary, start_date),
    );
    return {
      allData,
      invoices: pageOf(found, whole(query('page'), 1), whole(query('perPage'), 10)),
      total: found.length,
    };
  }),
];
