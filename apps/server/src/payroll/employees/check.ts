import type { Db } from '../../database/tenancy.ts';
import { normalise, userExists } from '../../money/index.ts';
import { badInput, refuse } from '../../refuse.ts';
import type { EmployeeChange } from './commands.ts';
import { type EmployeeRow, employeeWith } from './queries.ts';

/** Where pay goes is written as the rails write it. Throws 400 for a bank or a phone that cannot be paid. */
export function withPayTo<Given extends EmployeeChange>(given: Given): Given {
  const { payTo } = given;
  if (!payTo || payTo.method === 'wallet') return given;
  return { ...given, payTo: normalise(payTo) };
}

/** Throws 400 or 409 for a number or a login of another employee, and for a login that there is not. */
export async function refuseTaken(
  db: Db,
  tenant: string,
  { number, user, payTo }: EmployeeChange,
  before?: EmployeeRow,
): Promise<void> {
  const login = user === undefined ? before?.user_id : user;
  if (payTo?.method === 'wallet' && !login) throw badInput({ payTo: 'wallet-needs-login' });
  if (user === null && before?.pay_method === 'wallet' && payTo === undefined)
    throw badInput({ user: 'login-for-wallet' });
  if (user && !(await userExists(db, tenant, user))) throw badInput({ user: 'known-user' });
  const other = await employeeWith(db, tenant, { number, user, ...(before && { except: before.id }) });
  if (!other) return;
  if (other.number === number) throw refuse('employee-number-taken', { number }, { number: 'number-taken' });
  throw refuse('employee-login-taken', {}, { user: 'login-taken' });
}
