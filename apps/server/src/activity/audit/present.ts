import type { AuditEntry } from '@kazi/contract/activity';
import { stringify } from 'csv-stringify/sync';
import type { Reader } from '../../texts/reader.ts';
import { idsIn } from './names.ts';
import type { AuditRow } from './queries.ts';

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
export function auditCsv(rows: readonly AuditRow[], { papers: t }: Reader): string {
  const cells = rows.map((row) => ({
    ...row,
    time: row.at.toISOString(),
    detail: JSON.stringify(row.detail),
  }));
  const headings = columns.map((key) => ({ key, header: t(`auditColumn.${key}`) }));
  return stringify(cells, { header: true, bom: true, escape_formulas: true, columns: headings });
}
