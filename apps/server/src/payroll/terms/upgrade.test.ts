import { expect, test } from 'vitest';
import { useDatabaseAt } from '../../../test/own-database.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';

const { client, insert, own } = useDatabaseAt('0095_push.sql');

test('the balance of a loan is what was lent in all afterwards, whether terms copied it or someone wrote down what was left', async () => {
  const [tenant_id, login_id, role_id, actor_id, employee_id] = Array.from({ length: 5 }, newId);
  await insert('tenants', { id: tenant_id, key: tenant_id, name: 'Duka' });
  await insert('logins', { id: login_id, name: 'Amina', email: `${login_id}@example.com` });
  await insert('roles', { tenant_id, id: role_id, name: 'owner' });
  const person = { first_name: 'Amina', last_name: 'Otieno', email: 'amina@example.com' };
  await insert('users', { tenant_id, id: actor_id, login_id, role_id, ...person });
  const hired = { number: 'E1', first_name: 'Wanjiru', last_name: 'Kamau', joined_on: '2026-01-01' };
  await insert('employees', { tenant_id, id: employee_id, ...hired });
  const [copied, told, lasting] = Array.from({ length: 3 }, newId);
  const from = (month: string, balances: readonly (readonly [string | undefined, number | null])[]) =>
    insert('employee_terms', {
      tenant_id,
      employee_id,
      from_month: `${month}-01`,
      actor_id,
      terms: JSON.stringify({
        salary: 1,
        deductions: balances.map(([id, balance]) => ({
          id,
          kind: 'loan',
          name: 'Loan',
          amount: 10_000,
          balance,
        })),
      }),
    });
  await from('2026-05', [
    [copied, 30_000],
    [told, 30_000],
    [lasting, null],
  ]);
  await from('2026-07', [
    [copied, 30_000],
    [told, 10_000],
    [lasting, null],
  ]);
  await from('2026-08', [
    [copied, 30_000],
    [told, 10_000],
  ]);
  await insert('employee_terms', {
    tenant_id,
    employee_id,
    from_month: '2026-09-01',
    actor_id,
    terms: '{"salary":1,"deductions":[]}',
  });
  for (const month of ['2026-05-01', '2026-06-01']) {
    const run_id = newId();
    await insert('payroll_runs', {
      tenant_id,
      id: run_id,
      month,
      kind: 'monthly',
      status: 'closed',
      pay_day: month,
    });
    const taken = JSON.stringify(
      [copied, told, lasting].map((id) => ({ id, kind: 'loan', name: 'Loan', amount: 10_000 })),
    );
    await insert('payslips', { tenant_id, id: newId(), run_id, employee_id, month, taken });
  }
  await migrate(own.url);
  const { rows } = await client.query<{ balances: (number | null)[] }>(
    `select (select coalesce(jsonb_agg(one->'balance' order by place), '[]') from jsonb_array_elements(terms->'deductions')
        with ordinality d(one, place)) as balances
      from employee_terms order by from_month`,
  );
  expect(rows.map(({ balances }) => balances)).toEqual([
    [30_000, 30_000, null],
    [30_000, 30_000, null],
    [30_000, 30_000],
    [],
  ]);
});
