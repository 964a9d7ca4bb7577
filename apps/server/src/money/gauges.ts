import { dayMs } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { leastIdAt } from '../database/ids.ts';
import type { Database, Db } from '../database/tenancy.ts';
import type { Labelled, MoneyGauges } from '../ports/observability.ts';

/** More are not looked at: each costs a round trip. */
const mostWorkspaces = 500;

interface InWorkspace {
  open: { rail: string; status: string; count: number; seconds: number }[];
  decided: { rail: string; status: string; count: number }[];
  differences: number;
  alerts: { kind: string; count: number }[];
}

/** Counts the money of all workspaces for the metrics: counts alone, and no names. */
export async function readMoney(database: Database): Promise<MoneyGauges> {
  const tenants = await database.shared((db) =>
    db.selectFrom('tenants').select('id').orderBy('id').execute(),
  );
  const found: InWorkspace[] = [];
  for (const { id } of tenants.slice(0, mostWorkspaces))
    found.push(await database.read(id, (db) => countIn(db, id)));
  const open = found.flatMap((one) => one.open);
  const sum = (one: number, other: number) => one + other;
  const counted = ({ count, ...labels }: { count: number; [label: string]: string | number }) => ({
    labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, `${label}`])),
    value: count,
  });
  const ageOf = ({ rail, status, seconds }: InWorkspace['open'][number]) => ({
    labels: { rail, status },
    value: seconds,
  });
  return {
    workspaces: tenants.length,
    open: together(
      open.map(({ seconds: _, ...rest }) => counted(rest)),
      sum,
    ),
    oldestSeconds: together(open.map(ageOf), Math.max),
    decided: together(found.flatMap(({ decided }) => decided).map(counted), sum),
    differences: found.map(({ differences }) => differences).reduce(sum, 0),
    alerts: together(found.flatMap(({ alerts }) => alerts).map(counted), sum),
  };
}

/** One value for each set of labels. */
function together(all: readonly Labelled[], merge: (one: number, other: number) => number): Labelled[] {
  const merged = new Map<string, Labelled>();
  for (const { labels, value } of all) {
    const key = JSON.stringify(labels);
    const before = merged.get(key);
    merged.set(key, { labels, value: before ? merge(before.value, value) : value });
  }
  return [...merged.values()];
}

/** What one workspace adds, in one round trip: open payments and those of a day are found by their indexes. */
async function countIn(db: Db, tenant: string): Promise<InWorkspace> {
  const yesterday = leastIdAt(Date.now() - dayMs);
  const { rows } = await sql<InWorkspace>`
    with open as (
      select rail, status, coalesce(submitted_at, created_at) as since from payments
      where tenant_id = ${tenant} and status in ('created', 'submitted', 'unknown')
      union all
      select rail, status, created_at from payments where tenant_id = ${tenant} and status = 'awaiting-approval'
    ), of_state as (
      select rail, status, count(*), extract(epoch from now() - min(since))::float8 as seconds
      from open group by rail, status
    ), of_outcome as (
      select rail, status, count(*) from payments
      where tenant_id = ${tenant} and id >= ${yesterday}
        and status in ('succeeded', 'failed', 'refused', 'cancelled')
      group by rail, status
    ), of_kind as (
      select kind, count(*) from money_alerts
      where tenant_id = ${tenant} and id >= ${yesterday} group by kind
    )
    select (select coalesce(json_agg(s), '[]') from of_state s) as open,
      (select coalesce(json_agg(o), '[]') from of_outcome o) as decided,
      (select count(*) from rail_differences where tenant_id = ${tenant} and resolved_at is null) as differences,
      (select coalesce(json_agg(k), '[]') from of_kind k) as alerts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The money was not counted');
  return row;
}
