import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { firstDay } from '../month.ts';

const obligationsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payroll_obligations as o')
    .select(['o.id', 'o.authority', 'o.name', 'o.amount', 'o.remitted', 'o.due_on'])
    .select(sql<string>`to_char(o.month, 'YYYY-MM')`.as('month'))
    .where('o.tenant_id', '=', tenant);

const remittancesOf = (db: Db, tenant: string, obligations: readonly string[]) =>
  db
    .selectFrom('payroll_remittances as m')
    .select(['m.id', 'm.obligation_id', 'm.amount', 'm.paid_on', 'm.number', 'm.receipt', 'm.at'])
    .select(personAt('m.tenant_id', 'm.actor_id').as('by'))
    .where('m.tenant_id', '=', tenant)
    .where('m.obligation_id', 'in', obligations)
    .orderBy('m.id');

type Obligation = InferResult<ReturnType<typeof obligationsIn>>[number];
type Remittance = InferResult<ReturnType<typeof remittancesOf>>[number];
export type ObligationRow = Obligation & { remittances: Remittance[] };

async function withRemittances(db: Db, tenant: string, rows: Obligation[]): Promise<ObligationRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const remittances = await remittancesOf(db, tenant, ids).execute();
  const byObligation = Map.groupBy(remittances, ({ obligation_id }) => obligation_id);
  return rows.map((row) => ({ ...row, remittances: byObligation.get(row.id) ?? [] }));
}

/** What is owed by the months' payrolls, with what was remitted: the next due first; of all, by month, the newest first. */
export async function obligations(
  db: Db,
  tenant: string,
  { month, part }: InputOf<Contract['payroll']['returns']['list']>,
): Promise<ObligationRow[]> {
  let query = obligationsIn(db, tenant);
  if (part === 'all') query = query.orderBy('o.month', 'desc');
  if (month) query = query.where('o.month', '=', firstDay(month));
  if (part === 'open') query = query.whereRef('o.remitted', '<', 'o.amount');
  query = query.orderBy('o.due_on').orderBy('o.authority').orderBy('o.name');
  return withRemittances(db, tenant, await query.execute());
}

/** An obligation, locked until the transaction ends, so that it is not remitted twice. */
export async function lockObligation(tx: Tx, id: string): Promise<ObligationRow | undefined> {
  const row = await obligationsIn(tx, tx.tenant).where('o.id', '=', id).forUpdate().execute();
  return (await withRemittances(tx, tx.tenant, row))[0];
}
