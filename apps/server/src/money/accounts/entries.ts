import type { Cents } from '@kazi/contract/cents';
import type { Entry, Operation } from '@kazi/contract/money';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime } from '../../database/workspace-time.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import { readCursor } from '../../page.ts';

/** A movement of an account, as its side of a transfer. */
export interface EntryRow {
  id: string;
  version: number;
  at: Date;
  direction: Entry['direction'];
  kind: Entry['kind'];
  amount: Cents;
  currency: string;
  pending: boolean;
  payment: string | null;
  operation: Operation | null;
  party: string | null;
  task: string | null;
  number: string | null;
  title: string | null;
  with: PersonRow | null;
}

interface EntriesOf {
  tenant: string;
  account: string;
  /** Versions of the account below which to read. */
  before: number;
  limit: number;
  kind?: Entry['kind'] | undefined;
  direction?: Entry['direction'] | undefined;
  /** Days in Kenya, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const cursorKeys = z.tuple([z.int().min(0)]);
export const entryKeys = ({ version }: EntryRow) => [version];
/** The version of the account below which a page begins. */
export const entriesBefore = (cursor: string | undefined): number =>
  readCursor(cursor, cursorKeys)?.[0] ?? Number.MAX_SAFE_INTEGER;

/**
 * Movements of an account, newest first: what was posted, and what is held and undecided. Each side of the account is
 * read from its own index, as far as the page needs. A reward that is paid goes between two accounts of its agent: it
 * is shown with the person who paid it.
 */
export async function entriesOf(db: Db, filter: EntriesOf): Promise<EntryRow[]> {
  const sides = filter.direction
    ? side(filter, filter.direction)
    : sql`${side(filter, 'in')} union all ${side(filter, 'out')}`;
  const { rows } = await sql<EntryRow>`
    select e.id, e.version, e.created_at as at, e.direction, e.code as kind, e.amount, m.currency,
      e.kind = 'pending' as pending, p.id as payment,
      case when p.kind <> 'salary' then p.operation end as operation,
      case when p.kind <> 'salary' then p.party ->> 'name' end as party,
      t.id as task, a.key || '-' || t.number as number, t.title,
      ${personAt('w.tenant_id', 'w.user_id')} as "with"
    from (${sides}) e
    join money_accounts m on m.tenant_id = e.tenant_id and m.id = ${filter.account}
    left join money_accounts o on o.tenant_id = e.tenant_id and o.id = e.other and o.user_id <> m.user_id
    left join payments p on p.tenant_id = e.tenant_id and p.id = e.reference
    left join tasks t on t.tenant_id = e.tenant_id and t.id = e.reference
    cross join lateral (select e.tenant_id, coalesce(o.user_id, (
      select r.payer_id from rewards r
      where r.tenant_id = e.tenant_id and r.task_id = e.reference and r.agent_id = m.user_id and r.payer_id <> m.user_id
      order by r.id desc limit 1)) as user_id) w
    left join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id
    order by e.version desc limit ${filter.limit + 1}`.execute(db);
  return rows;
}

const columns = {
  in: { version: sql`l.credit_version`, own: sql`l.credit_account`, other: sql`l.debit_account` },
  out: { version: sql`l.debit_version`, own: sql`l.debit_account`, other: sql`l.credit_account` },
};

function side({ tenant, account, before, limit, kind, from, to }: EntriesOf, direction: Entry['direction']) {
  const { version, own, other } = columns[direction];
  return sql`(
    select l.tenant_id, l.id, l.created_at, l.code, l.kind, l.amount, l.reference, ${version} as version,
      ${sql.lit(direction)} as direction, ${other} as other
    from ledger_transfers l
    where l.tenant_id = ${tenant} and ${own} = ${account} and ${version} < ${before}
      and (l.kind in ('single', 'post') or l.kind = 'pending' and not exists (
        select from ledger_transfers r where r.tenant_id = l.tenant_id and r.pending_id = l.id))
      ${kind ? sql`and l.code = ${kind}` : sql``}
      ${from ? sql`and l.created_at >= ${workspaceTime.startOf(sql`${from}`)}` : sql``}
      ${to ? sql`and l.created_at < ${workspaceTime.startOf(sql`${to}::date + 1`)}` : sql``}
    order by ${version} desc limit ${limit + 1})`;
}
