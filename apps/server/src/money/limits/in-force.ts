import type { Cents } from '@kazi/contract/cents';
import { moneyLimitNames } from '@kazi/contract/money/words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type LimitName, type MoneyLimits, windowMs } from './rules.ts';

/** A limit that was raised less than a day ago: what holds instead, and until when. */
export interface Waiting {
  name: LimitName;
  inForce: Cents;
  until: Date;
}

/** The limits of a workspace that were raised less than a day ago, and are not in force yet: raising one does not help at once. */
export async function waitingLimits(db: Db, tenant: string, limits: MoneyLimits): Promise<Waiting[]> {
  const changes = await recentChanges(db, tenant);
  return changes
    .filter(({ name, settled }) => settled < limits[name])
    .map(({ name, settled, changed_at }) => ({
      name,
      inForce: settled,
      until: new Date(changed_at.getTime() + windowMs),
    }));
}

/** Limits as they hold while some of them wait. */
export function limitsInForce(limits: MoneyLimits, waiting: readonly Waiting[]): MoneyLimits {
  const held = { ...limits };
  for (const { name, inForce } of waiting) held[name] = inForce;
  return held;
}

const recentChanges = (db: Db, tenant: string) =>
  db
    .selectFrom('money_limit_changes')
    .select(['name', 'settled', 'changed_at'])
    .where('tenant_id', '=', tenant)
    .where('changed_at', '>', sql<Date>`now() - interval '24 hours'`)
    .execute();

interface Change {
  before: MoneyLimits;
  after: MoneyLimits;
}

/** The limits that a change has raised. */
export const raisedBy = ({ before, after }: Change): LimitName[] =>
  moneyLimitNames.filter((name) => after[name] > before[name]);

/**
 * Notes a change of the locked limits. Only what has stood for a day settles: a limit that is lowered by mistake can be given
 * back at once, and one that is raised in steps, or raised and lowered in turns, waits from the last of them.
 */
export async function noteChange(tx: Tx, { before, after }: Change): Promise<void> {
  const recent = await recentChanges(tx, tx.tenant);
  for (const name of moneyLimitNames.filter((name) => after[name] !== before[name]))
    await tx
      .insertInto('money_limit_changes')
      .values({
        tenant_id: tx.tenant,
        name,
        settled: recent.find((change) => change.name === name)?.settled ?? before[name],
      })
      .onConflict((clash) =>
        clash.columns(['tenant_id', 'name']).doUpdateSet({
          settled: sql<Cents>`excluded.settled`,
          changed_at: sql<Date>`excluded.changed_at`,
        }),
      )
      .execute();
}
