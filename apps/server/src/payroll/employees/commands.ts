import type { employeeChange, newEmployee } from '@kazi/contract/payroll';
import { sql, type Updateable } from 'kysely';
import type * as z from 'zod';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion, type Patch } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import type { EmployeeRow } from './queries.ts';

/** What is given of a new employee; their terms are set apart. */
export type NewEmployee = Omit<z.infer<typeof newEmployee>, 'terms'>;
/** What is given of an employee who changes; what is left out stays. */
export type EmployeeChange = Omit<z.infer<typeof employeeChange>, 'id' | 'version'>;
type Columns = Patch<Updateable<Tables['employees']>>;

const fields = defineFields<EmployeeChange, 'employees'>()({
  number: 'number',
  user: 'user_id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  jobTitle: 'job_title',
  department: 'department',
  joinedOn: 'joined_on',
  leftOn: 'left_on',
  residence: 'residence',
  employment: 'employment',
  kraPin: 'kra_pin',
  nssfNumber: 'nssf_number',
  shaNumber: 'sha_number',
  identity: (identity) => ({
    identity_kind: identity?.kind ?? null,
    identity_number: identity?.number ?? null,
  }),
  disability: (disability) => ({
    disability_certificate: disability?.certificate ?? null,
    disability_until: disability?.until ?? null,
  }),
  payTo: (payTo) => ({
    pay_method: payTo?.method ?? null,
    pay_phone: payTo?.method === 'mpesa' ? payTo.phone : null,
    pay_bank: payTo && 'bank' in payTo ? payTo.bank : null,
    pay_account: payTo && 'account' in payTo ? payTo.account : null,
  }),
});

/** Adds an employee. Gives their id. */
export async function addEmployee(tx: Tx, given: NewEmployee): Promise<string> {
  const id = newId();
  const columns = fields.toColumns(given);
  await tx
    .insertInto('employees')
    .values({ ...columns, tenant_id: tx.tenant, id, pay_changed_by: tx.actor })
    .execute();
  const detail = { name: nameOf(columns), number: given.number };
  await record(tx, { subject: 'employee', subjectId: id, verb: 'created', version: 1, detail });
  return id;
}

const nameOf = ({ first_name, last_name }: Pick<EmployeeRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Whether pay goes elsewhere by a change: a wallet is that of the employee's login. */
function isNewReceiver(before: EmployeeRow, change: Columns): boolean {
  const { pay_method = before.pay_method, user_id = before.user_id } = change;
  const columns = ['pay_method', 'pay_phone', 'pay_bank', 'pay_account'] as const;
  if (columns.some((column) => change[column] !== undefined && change[column] !== before[column]))
    return true;
  return pay_method === 'wallet' && user_id !== before.user_id;
}

/** What of an employee has no part in what is paid, withheld or remitted for them, nor in where it goes. */
const apartFromPay = new Set([
  'number',
  'first_name',
  'last_name',
  'email',
  'phone',
  'job_title',
  'department',
]);

/** Whether a change has a part in what is paid, withheld or remitted for an employee, or in where it goes. */
export const changesPay = (before: EmployeeRow, given: EmployeeChange): boolean =>
  Object.keys(changesOf(before, fields.toColumns(given))).some((column) => !apartFromPay.has(column));

/**
 * Changes what is given. False, with nothing changed, where the employee is no longer at that version. The events keep
 * that the receiver of pay was changed, not its number.
 */
export async function updateEmployee(
  tx: Tx,
  before: EmployeeRow,
  { version, ...given }: EmployeeChange & { version: number },
): Promise<boolean> {
  const columns = fields.toColumns(given);
  const goesElsewhere = isNewReceiver(before, columns);
  const updated = await tx
    .updateTable('employees')
    .set({
      ...columns,
      ...(goesElsewhere && { pay_changed_at: sql`now()`, pay_changed_by: tx.actor }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const { pay_phone: _phone, pay_account: _account, pay_bank: _bank, ...recorded } = columns;
  const verb = goesElsewhere ? 'receiver-changed' : 'updated';
  const changes = changesOf(before, recorded);
  const detail = { name: nameOf(before) };
  const { version: now } = updated;
  await record(tx, { subject: 'employee', subjectId: before.id, verb, version: now, changes, detail });
  return true;
}

/** Removes an employee who was never in a run. */
export async function deleteEmployee(tx: Tx, { id, number, ...named }: EmployeeRow): Promise<void> {
  found(await deleteById(tx, 'employees', id), 'employee');
  const changes = changesOf({ number }, { number: null });
  const detail = { name: nameOf(named) };
  await record(tx, { subject: 'employee', subjectId: id, verb: 'deleted', changes, detail });
}
