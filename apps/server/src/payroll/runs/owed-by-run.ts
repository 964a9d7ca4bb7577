import { minus, noCents as none } from '@kazi/contract/cents';
import { sql } from 'kysely';
import type { Owed } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import type { RunRecord } from './rows.ts';

/** What a run owes to each authority, scheme and lender; less than nothing where it takes more back. */
export async function owedByRun(db: Db, tenant: string, run: string): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select one->>'authority' as authority, one->>'name' as name, sum((one->>'amount')::bigint)::bigint as amount
    from payslips s cross join jsonb_array_elements(s.owed) one
    where s.tenant_id = ${tenant} and s.run_id = ${run} and not s.skipped
    group by 1, 2 having sum((one->>'amount')::bigint) <> 0 order by 1, 2`.execute(db);
  return rows;
}

/** Throws 409 where a run takes back more of what is owed to one than its month owes, less what was remitted. */
export async function refuseOverdrawn(
  tx: Tx,
  { id, month, currency }: Pick<RunRecord, 'id' | 'month' | 'currency'>,
): Promise<void> {
  const takenBack = (await owedByRun(tx, tx.tenant, id)).filter(({ amount }) => amount < 0);
  for (const { authority, name, amount } of takenBack) {
    const owed = await tx
      .selectFrom('payroll_obligations')
      .select(['amount', 'remitted'])
      .where('tenant_id', '=', tx.tenant)
      .where('month', '=', month)
      .where('authority', '=', authority)
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const left = owed ? minus(owed.amount, owed.remitted) : none;
    if (left + amount < 0)
      throw refuse('takes-back-beyond-owed', {
        sum: { amount: minus(none, amount), currency: currency },
        name: name || authority.toUpperCase(),
        left: { amount: left, currency: currency },
      });
  }
}
