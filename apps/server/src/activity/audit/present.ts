import type { AuditEntry } from '@kazi/contract/activity';
import { stringify } from 'csv-stringify/sync';
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

/** Entries as CSV. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const auditCsv = (rows: readonly AuditRow[]): string =>
  stringify(
    rows.map((row) => ({
      position: row.position,
      time: row.at.toISOString(),
      kind: row.kind,
      action: row.action,
      actor: row.actor,
      actor_id: row.actor_id,
      ip: row.ip,
      subject: row.subject,
      subject_id: row.subject_id,
      about: row.about,
      detail: JSON.stringify(row.detail),
      request_id: row.request_id,
      id: row.id,
    })),
    { header: true, bom: true, escape_formulas: true },
  );
