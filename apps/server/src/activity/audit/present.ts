import type { AuditEntry } from '@kazi/contract/activity';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import type { Reader } from '../../texts/reader.ts';
import { isoAt } from '../../texts/zone.ts';
import type { AuditRow } from './queries.ts';

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids within the details of an entry, each once. */
export const idsIn = (detail: unknown): string[] => [...new Set(JSON.stringify(detail).match(ids) ?? [])];

/** What people, profiles, employees, roles, permissions, projects, apps, tasks and payroll runs are called today, by id. What is gone has no name. */
export async function namesOf(
  db: Db,
  tenant: string,
  wanted: readonly string[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    with wanted as (select unnest(${[...wanted]}::uuid[]) as id)
    select id, first_name || ' ' || last_name as name from users join wanted using (id) where tenant_id = ${tenant}
    union all select id, first_name || ' ' || last_name from employees join wanted using (id) where tenant_id = ${tenant}
    union all select id, name from profiles join wanted using (id) where tenant_id = ${tenant}
    union all select id, to_char(month, 'YYYY-MM') from payroll_runs join wanted using (id) where tenant_id = ${tenant}
    union all select id, name from roles join wanted using (id) where tenant_id = ${tenant}
    union all select id, name from permissions join wanted using (id) where tenant_id = ${tenant}
    union all select id, name from projects join wanted using (id) where tenant_id = ${tenant}
    union all select id, name from apps join wanted using (id) where tenant_id = ${tenant}
    union all select t.id, a.key || '-' || t.number from tasks t join wanted using (id)
      join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id where t.tenant_id = ${tenant}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An entry as the API gives it, with the names of what its details refer to. */
export const presentEntry = (row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  action: row.action,
  subject: row.subject,
  subjectId: row.subject_id,
  about: row.about,
  actor: row.actor_id,
  actorName: row.actor,
  ip: row.ip,
  requestId: row.request_id,
  detail: row.detail,
  names: Object.fromEntries(
    idsIn(row.detail).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  ),
  position: row.position,
});

const columns = [
  'position',
  'time',
  'kind',
  'action',
  'actor',
  'actor_id',
  'ip',
  'subject',
  'subject_id',
  'about',
  'detail',
  'request_id',
  'id',
] as const;

/**
 * Entries as CSV. Its headings are in the language of the reader, what an entry says is as it was written down. A text
 * that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function auditCsv(rows: readonly AuditRow[], { papers: t, timeZone }: Reader): string {
  const cells = rows.map((row) => ({
    ...row,
    time: isoAt(timeZone, row.at),
    detail: JSON.stringify(row.detail),
  }));
  const headings = columns.map((key) => ({ key, header: t(`auditColumn.${key}`) }));
  return stringify(cells, { header: true, bom: true, escape_formulas: true, columns: headings });
}
