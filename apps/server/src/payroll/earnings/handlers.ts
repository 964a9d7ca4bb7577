import { authed } from '../../http/procedures.ts';
import { walletCurrency } from '../../money/index.ts';
import { findEmployee } from '../employees/find.ts';
import { monthsOf, totalsOf, yearsOf } from './queries.ts';

const calls = authed.payroll.earnings;

export const earnings = {
  get: calls.get.handler(({ input: { id, year }, context: { readShown, tenant, viewer } }) =>
    readShown(async (db) => {
      const { number, first_name, last_name, user_id } = await findEmployee(db, viewer, id);
      const whose = { employee: id, user: user_id };
      const months = await monthsOf(db, tenant, { ...whose, year });
      return {
        employee: { id, number, name: `${first_name} ${last_name}` },
        year,
        years: await yearsOf(db, tenant, whose),
        currency: walletCurrency,
        months,
        totals: totalsOf(months),
      };
    }),
  ),
};
