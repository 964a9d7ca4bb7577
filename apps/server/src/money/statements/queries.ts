import { type Cents, noCents } from '@kazi/contract/cents';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

/** The balance of an account at the start of a day. */
export async function balanceBefore(
  db: Db,
  { tenant, account, day }: { tenant: string; account: string; day: string },
): Promise<Cents> {
  const side = (name: 'debit' | 'credit') => sql`(
    select l.${sql.ref(`${name}_version`)} as version, l.${sql.ref(`${name}_balance`)} as balance
    from ledger_transfers l
    where l.tenant_id = ${tenant} and l.${sql.ref(`${name}_account`)} = ${account} and l.created_at < ${day}::date
    order by l.${sql.ref(`${name}_version`)} desc limit 1)`;
  const { rows } = await sql<{ balance: Cents }>`
    ${side('debit')} union all ${side('credit')} order by version desc limit 1`.execute(db);
  return rows[0]?.balance ?? noCents;
}
