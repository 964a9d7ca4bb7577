import { authed } from '../../http/procedures.ts';
import { walletCurrency as currency } from '../../money/index.ts';
import { employeeById, runsPayroll } from '../../payroll/index.ts';
import { found, refuse } from '../../refuse.ts';
import { acceptedOf } from './queries.ts';

const calls = authed.work.accepted;

export const accepted = {
  ofEmployee: calls.ofEmployee.handler(({ input: { id, month }, context: { readShown, tenant, viewer } }) => {
    if (!runsPayroll(viewer)) throw refuse('not-found', { noun: 'employee' });
    return readShown(async (db) => {
      const { user_id: user } = found(await employeeById(db, viewer, id), 'employee');
      return { month, currency, ...(await acceptedOf(db, tenant, { user, month })) };
    });
  }),
};
