import type { Db } from '../../database/tenancy.ts';
import { badInput, conflict } from '../../http/errors.ts';
import { normalise, userExists } from '../../money/index.ts';
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
  if (payTo?.method === 'wallet' && !login)
    throw badInput({ payTo: 'can be a wallet only of an employee with a login' });
  if (user === null && before?.pay_method === 'wallet' && payTo === undefined)
    throw badInput({ user: 'must stay while pay goes to their wallet' });
  if (user && !(await userExists(db, tenant, user)))
    throw badInput({ user: 'must be a user of this workspace' });
  const other = await employeeWith(db, tenant, { number, user, ...(before && { except: before.id }) });
  if (!other) return;
  if (other.number === number)
    throw conflict(`Another employee has the number ${number}.`, { number: 'must be one’s own' });
  throw conflict('This login belongs to another employee.', { user: 'must be nobody else’s' });
}
