import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { aPayroll } from '../../../test/payroll.ts';
import type { Tx } from '../../database/tenancy.ts';

const app = useServer();

interface Staff {
  /** Who have been paid by their phones for long. */
  known: number;
  /** New receivers, whose pay waits. */
  fresh: number;
  /** Until they are new no more. */
  seconds: number;
}

async function hire(tx: Tx, { known, fresh, seconds }: Staff): Promise<void> {
  await sql`
    insert into employees (tenant_id, id, number, first_name, last_name, joined_on, kra_pin, pay_method, pay_phone, pay_changed_at)
    select ${tx.tenant}, gen_random_uuid(), 'E' || lpad(n::text, 4, '0'), 'Wanjiru', 'Kamau', '2026-01-01',
      'A' || lpad(n::text, 9, '0') || 'B', 'mpesa', '2547' || lpad(n::text, 8, '0'),
      case when n <= ${known}::int then '2026-01-01' else now() - interval '1 day' + make_interval(secs => ${seconds}::int) end
    from generate_series(1, ${known + fresh}::int) n`.execute(tx);
  await sql`
    insert into employee_terms (tenant_id, employee_id, from_month, terms)
    select tenant_id, id, '2026-01-01', '{"salary": 3000000, "allowances": [], "benefits": {"car": null, "housing": null,
      "meals": 0, "other": 0}, "pension": null, "tierTwoScheme": null, "mortgageInterest": 0, "medicalFund": 0,
      "insurance": null, "deductions": []}'
    from employees where tenant_id = ${tx.tenant}`.execute(tx);
}

/** Begins to pay a run of such employees. Gives the payroll, and the id of the run. */
async function paying(staff: Staff) {
  const firm = await aPayroll(app, { shillings: 50_000_000 });
  await app.services.database.write(firm.tenant.id, null, (tx) => hire(tx, staff));
  const { id } = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  await firm.approved(id);
  expect((await firm.pay(id)).status).toBe(201);
  return { firm, id };
}

test('those who wait for their first day to be over keep nobody behind them from being paid', async () => {
  // Some hundred are read at a time: more than that wait.
  const [known, fresh] = [30, 420];
  const { firm, id } = await paying({ known, fresh, seconds: 86_400 });
  await vi.waitFor(
    async () => expect((await firm.get(id)).payouts).toMatchObject({ held: fresh, arrived: known }),
    60_000,
  );
  const paid = await firm.rows(id, 'limit=40');
  const arrived = paid.filter(({ payout }: { payout: { status: string } }) => payout.status === 'arrived');
  expect(arrived.map(({ employee }: { employee: { number: string } }) => employee.number)).toEqual(
    Array.from({ length: known }, (_, at) => `E${String(at + 1).padStart(4, '0')}`),
  );
  expect((await firm.get(id)).status).toBe('paying');
});

test('who waits is paid once their first day is over', async () => {
  const { firm, id } = await paying({ known: 1, fresh: 2, seconds: 4 });
  await firm.becomes(id, 'paid');
});
