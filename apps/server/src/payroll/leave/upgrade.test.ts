import { expect, test } from 'vitest';
import { useDatabaseAt } from '../../../test/own-database.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';

const { client, insert, own } = useDatabaseAt('0042_search_policy.sql');

const tenant_id = newId();
const user = newId();

async function aWorkspace(): Promise<void> {
  const [login_id, role_id] = [newId(), newId()];
  await insert('tenants', { id: tenant_id, key: tenant_id, name: 'Duka' });
  await insert('logins', { id: login_id, name: 'Amina', email: `${login_id}@example.com` });
  await insert('roles', { tenant_id, id: role_id, name: 'owner' });
  const person = { first_name: 'Amina', last_name: 'Otieno', email: 'amina@example.com' };
  await insert('users', { tenant_id, id: user, login_id, role_id, ...person });
}

/** An employee with a payslip of November, in a run of this status. */
async function anEmployee(number: string, status: string): Promise<string> {
  const [id, run_id] = [newId(), newId()];
  const person = { first_name: 'Wanjiru', last_name: 'Kamau', joined_on: '2026-01-01' };
  await insert('employees', { tenant_id, id, number, ...person });
  const run = { month: '2026-11-01', kind: 'off-cycle', status, pay_day: '2026-11-28' };
  await insert('payroll_runs', { tenant_id, id: run_id, ...run });
  await insert('payslips', { tenant_id, id: newId(), run_id, employee_id: id, month: '2026-11-01' });
  return id;
}

const enter = (employee_id: string, leave: Record<string, unknown>) =>
  insert('employee_leave', { tenant_id, id: newId(), employee_id, kind: 'unpaid', actor_id: user, ...leave });

async function leaveOf(employee: string): Promise<string[]> {
  const { rows } = await client.query<{ said: string }>(
    `select concat_ws(' ', kind, from_day, to_day, days, note) as said from employee_leave
      where employee_id = $1 order by from_day`,
    [employee],
  );
  return rows.map(({ said }) => said);
}

test('unpaid leave over a month’s end that no payroll has counted is an entry for each month afterwards', async () => {
  await aWorkspace();
  const [open, counted] = [await anEmployee('E1', 'calculated'), await anEmployee('E2', 'approved')];
  const away = { from_day: '2026-11-20', to_day: '2026-12-10', days: 15 };
  await enter(open, { ...away, note: 'Harvest' });
  await enter(open, { from_day: '2026-10-30', to_day: '2026-11-01', days: 1 });
  await enter(open, { from_day: '2026-08-31', to_day: '2026-09-01', days: 1.5 });
  await enter(open, { from_day: '2026-05-28', to_day: '2026-06-01', days: 3, kind: 'sick' });
  await enter(open, { from_day: '2026-02-02', to_day: '2026-02-03', days: 2 });
  await enter(open, { from_day: '2027-01-29', to_day: '2027-03-01', days: 22 });
  await enter(counted, away);
  await migrate(own.url);
  expect(await leaveOf(open)).toEqual([
    'unpaid 2026-02-02 2026-02-03 2.0',
    'sick 2026-05-28 2026-06-01 3.0',
    'unpaid 2026-08-31 2026-09-01 1.5',
    'unpaid 2026-10-30 2026-10-31 1.0',
    'unpaid 2026-11-20 2026-11-30 7.0 Harvest',
    'unpaid 2026-12-01 2026-12-10 8.0 Harvest',
    'unpaid 2027-01-29 2027-01-31 1.0',
    'unpaid 2027-02-01 2027-02-28 20.0',
    'unpaid 2027-03-01 2027-03-01 1.0',
  ]);
  expect(await leaveOf(counted)).toEqual(['unpaid 2026-11-20 2026-12-10 15.0']);
});
