import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { readerIn } from '../../texts/reader.ts';
import { auditCsv, idsIn, namesOf, presentEntry } from './present.ts';
import { type AuditFilter, type AuditRow, auditKeys, auditPage, trailState } from './queries.ts';

/** The trail shows what all people did, so it is for those alone who may do everything. */
const mayReadTrail = ({ ability }: Viewer): boolean => ability.can('manage', 'all');

const calls = authed.activity.audit;
const mostExported = 50_000;

function check({ viewer }: AuthedContext, { from, to }: AuditFilter = {}): void {
  if (!mayReadTrail(viewer)) throw refuse('may-not', { what: 'read-the-audit-trail-of-this-workspace' });
  if (from && to && to < from) throw badInput({ to: 'not-before-from' });
}

export const audit = {
  list: calls.list.handler(async ({ input, context }) => {
    check(context, input);
    const { tenant, timeZone, readShown } = context;
    return readShown(async (db) => {
      const rows = await auditPage(db, { tenant, timeZone, ...input });
      const names = await namesOf(
        db,
        tenant,
        rows.flatMap(({ detail }) => idsIn(detail)),
      );
      const present = (row: AuditRow) => presentEntry(row, names);
      return toPage(rows, input.limit, { keys: auditKeys, present });
    });
  }),

  export: calls.export.handler(async ({ input, context }) => {
    check(context, input);
    const { tenant, timeZone, readShown, language } = context;
    const rows = await readShown((db) => auditPage(db, { tenant, timeZone, ...input, limit: mostExported }));
    if (rows.length > mostExported)
      throw badInput({ from: problem('export-too-long', { limit: mostExported }) });
    const name = `kazi-audit-${new Date().toISOString().slice(0, 10)}.csv`;
    return new File([auditCsv(rows, readerIn(language, timeZone))], name, {
      type: 'text/csv; charset=utf-8',
    });
  }),

  standing: calls.standing.handler(({ context }) => {
    check(context);
    return context.readShown((db) => trailState(db, context.tenant));
  }),
};
