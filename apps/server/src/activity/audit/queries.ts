import { addDays } from '@kazi/contract/shared';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { contains } from '../../database/contains.ts';
import { leastIdAt, momentOf } from '../../database/ids.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import { momentAt } from '../../texts/zone.ts';
import { longestChangeMs, type StoredEntry } from './chain.ts';

/** Entries `e` of a workspace, with their places and whom or what they were about. */
const entriesIn = (db: Db, tenant: string) =>
  db
    .selectFrom('audit_entries as e')
    .leftJoin('audit_links as l', (on) =>
      on.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.entry_id', '=', 'e.id'),
    )
    .selectAll('e')
    .select('l.position')
    .select(
      sql<string | null>`case e.subject
        when 'user' then (
          select u.first_name || ' ' || u.last_name from users u where u.tenant_id = e.tenant_id and u.id = e.subject_id)
        when 'role' then (select r.name from roles r where r.tenant_id = e.tenant_id and r.id = e.subject_id)
        when 'permission' then (
          select p.name from permissions p where p.tenant_id = e.tenant_id and p.id = e.subject_id)
        when 'team' then (select t.name from teams t where t.tenant_id = e.tenant_id and t.id = e.subject_id)
        when 'project' then (select p.name from projects p where p.tenant_id = e.tenant_id and p.id = e.subject_id)
        when 'app' then (select a.name from apps a where a.tenant_id = e.tenant_id and a.id = e.subject_id)
        when 'product' then (select p.name from products p where p.tenant_id = e.tenant_id and p.id = e.subject_id)
        when 'beneficiary' then (
          select b.name from beneficiaries b where b.tenant_id = e.tenant_id and b.id = e.subject_id)
        when 'budget' then (
          select u.first_name || ' ' || u.last_name from budgets b
          join users u on u.tenant_id = b.tenant_id and u.id = b.holder_id
          where b.tenant_id = e.tenant_id and b.id = e.subject_id)
        when 'account' then (
          select a.key || '-' || t.number from tasks t join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id
          where t.tenant_id = e.tenant_id and t.id = e.subject_id)
        when 'employee' then (
          select p.first_name || ' ' || p.last_name from employees p
          where p.tenant_id = e.tenant_id and p.id = e.subject_id)
        when 'payroll-run' then (
          select to_char(r.month, 'YYYY-MM') from payroll_runs r where r.tenant_id = e.tenant_id and r.id = e.subject_id)
        when 'payslip' then (
          select p.first_name || ' ' || p.last_name from payslips s
          join employees p on p.tenant_id = s.tenant_id and p.id = s.employee_id
          where s.tenant_id = e.tenant_id and s.id = e.subject_id)
      end`.as('about'),
    )
    .where('e.tenant_id', '=', tenant);

export type AuditRow = InferResult<ReturnType<typeof entriesIn>>[number];

export type AuditFilter = InputOf<Contract['activity']['audit']['export']>;

type Page = Pick<InputOf<Contract['activity']['audit']['list']>, 'cursor' | 'limit'>;

/** A page of the audit trail, newest first, read with one row more than asked. */
export function auditPage(
  db: Db,
  {
    tenant,
    cursor,
    limit,
    kind,
    actor,
    from,
    to,
    q,
    timeZone,
  }: AuditFilter & Page & { tenant: string; timeZone: string },
): Promise<AuditRow[]> {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = entriesIn(db, tenant)
    .orderBy('e.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where('e.id', '<', after[0]);
  if (kind) query = query.where('e.kind', '=', kind);
  if (actor) query = query.where('e.actor_id', '=', actor);
  if (from) query = query.where('e.id', '>=', leastIdAt(momentAt(timeZone, from).getTime()));
  if (to) query = query.where('e.id', '<', leastIdAt(momentAt(timeZone, addDays(to, 1)).getTime()));
  if (q)
    query = query.where(contains(sql`concat_ws(' ', e.actor, e.ip, e.action, e.subject, e.detail::text)`, q));
  return query.execute();
}

export const auditKeys = ({ id }: AuditRow) => [id];

/** Links after a position, in order, each with its entry. */
export async function entriesWithLinks(
  db: Db,
  { tenant, after, limit }: { tenant: string; after: number; limit: number },
): Promise<{ position: number; hash: string; entryId: string; entry: StoredEntry | undefined }[]> {
  const links = await db
    .selectFrom('audit_links')
    .select(['position', 'hash', 'entry_id as entryId'])
    .where('tenant_id', '=', tenant)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  if (links.length === 0) return [];
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where(
      'id',
      'in',
      links.map(({ entryId }) => entryId),
    )
    .execute();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return links.map((link) => ({ ...link, entry: byId.get(link.entryId) }));
}

/**
 * Entries without a link that follow the newest link, or were committed later than it although they are older: changes that run long.
 * Without a link, those of any age.
 */
function unlinked(db: Db, tenant: string, last: { entry_id: string } | undefined) {
  const since = last ? leastIdAt(momentOf(last.entry_id) - longestChangeMs) : leastIdAt(0);
  return db
    .selectFrom('audit_entries as e')
    .where('e.tenant_id', '=', tenant)
    .where('e.id', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_links as l')
            .select('l.position')
            .whereRef('l.tenant_id', '=', 'e.tenant_id')
            .whereRef('l.entry_id', '=', 'e.id'),
        ),
      ),
    );
}

/** The first of the entries that wait for a link, oldest first. Without `last`, the newest link, they may be of any age. */
export const unlinkedEntries = (
  db: Db,
  tenant: string,
  last?: { entry_id: string },
): Promise<StoredEntry[]> =>
  unlinked(db, tenant, last).selectAll('e').orderBy('e.id').limit(unlinkedAtOnce).execute();

/** How many unlinked entries are read at a time. */
export const unlinkedAtOnce = 500;

const foundBy = z.object({ linked: z.int(), problem: z.string().nullable() });

/** How far the trail is linked, and what its last verification found. */
export async function trailState(db: Db, tenant: string) {
  const last = await lastLink(db, tenant);
  const { waiting } = await unlinked(db, tenant, last)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const check = await db
    .selectFrom('audit_entries')
    .select(['at', 'detail'])
    .where('tenant_id', '=', tenant)
    .where('kind', '=', 'check')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    linked: last?.position ?? 0,
    waiting,
    checked: check ? { at: check.at.toISOString(), ...foundBy.parse(check.detail) } : null,
  };
}

/** The newest link of the chain, if there is any. */
export const lastLink = (db: Db, tenant: string) =>
  db
    .selectFrom('audit_links')
    .select(['position', 'entry_id', 'hash'])
    .where('tenant_id', '=', tenant)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
