import type { Cents } from '@kazi/contract/cents';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { maySeeWallet } from '../accounts/accounts.ts';
import { walletCurrency } from '../books/accounts.ts';

/** Within a query over tasks `t`: what of the wallet's currency is held for them and was paid for them. */
export const rewardSums = sql<{ held: Cents; paid: Cents }>`(
  select coalesce(sum(r.amount) filter (where r.resolution is null), 0)::bigint as held,
    coalesce(sum(r.amount) filter (where r.resolution = 'released'), 0)::bigint as paid
  from rewards r where r.tenant_id = t.tenant_id and r.task_id = t.id and r.currency = ${walletCurrency})`;

interface Sums {
  held: Cents;
  paid: Cents;
}

/** What is held for a person and was paid to them, and the same of what they pay others; null where the viewer may not see their wallet. */
export async function rewardsOf(
  db: Db,
  viewer: Viewer,
  user: string,
): Promise<{ currency: string; earned: Sums; given: Sums } | null> {
  if (!maySeeWallet(viewer, user)) return null;
  const sum = (party: 'agent_id' | 'payer_id', which: RawBuilder<unknown>) =>
    sql<Cents>`coalesce((select sum(amount) from rewards
      where tenant_id = ${viewer.tenant} and ${sql.ref(party)} = ${user} and ${which} and currency = ${walletCurrency}), 0)::bigint`;
  const [open, released] = [sql`resolution is null`, sql`resolution = 'released'`];
  const { rows } = await sql<Record<'earnedHeld' | 'earnedPaid' | 'givenHeld' | 'givenPaid', Cents>>`
    select ${sum('agent_id', open)} as "earnedHeld", ${sum('agent_id', released)} as "earnedPaid",
      ${sum('payer_id', open)} as "givenHeld", ${sum('payer_id', released)} as "givenPaid"`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    currency: walletCurrency,
    earned: { held: row.earnedHeld, paid: row.earnedPaid },
    given: { held: row.givenHeld, paid: row.givenPaid },
  };
}
