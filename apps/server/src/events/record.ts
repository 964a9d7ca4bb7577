import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/tenancy.ts';
import { type AuditDetails, auditEntryOf, enterAudit, type Happened } from './audit.ts';
import { channel } from './signal.ts';

/** The topic that signals a new event to every server: `<tenant> <event>`. */
export const eventRecorded = 'event';

/** What happened. Actor and moment come from the transaction. */
export type NewEvent = Happened & {
  subjectId: string;
  app?: string | null;
  task?: string | null;
  flow?: string | null;
  version?: number | null;
  /** What changed, for the activity list and the audit trail. */
  changes?: Record<string, { before: unknown; after: unknown }>;
  /** What the audit trail alone tells beside it, such as an amount, or the name of what may be gone one day. */
  detail?: AuditDetails;
  reason?: string | null | undefined;
  /** Users whom it concerns: they get the event even where they do not look at the app. */
  parties?: readonly string[];
};

/**
 * Records an event within the transaction of the change it describes, and signals every server once that is
 * committed. What belongs in the audit trail is entered there too. Gives the event's id.
 */
export async function record(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId(tx.at);
  await recordWithIds(tx, [{ id, event }]);
  return id;
}

/** As `record`, for many events at once. */
export async function recordAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await recordWithIds(
    tx,
    events.map((event) => ({ id: newId(tx.at), event })),
  );
}

async function recordWithIds(tx: Tx, events: ReadonlyArray<{ id: string; event: NewEvent }>): Promise<void> {
  const rows = events.map(({ id, event }) => ({
    tenant_id: tx.tenant,
    id,
    app_id: event.app ?? null,
    subject: event.subject,
    subject_id: event.subjectId,
    task_id: event.task ?? null,
    flow_id: event.flow ?? null,
    verb: event.verb,
    actor_id: tx.actor,
    version: event.version ?? null,
    changes: JSON.stringify(event.changes ?? {}),
    reason: event.reason ?? null,
    parties: [...(event.parties ?? [])],
    ...(tx.at && { at: tx.at }),
  }));
  await tx
    .with('recorded', (db) => db.insertInto('events').values(rows).returning('id'))
    .selectFrom('recorded')
    .select(
      sql`pg_notify(${channel}, ${`${eventRecorded} ${tx.tenant} `}::text || recorded.id)`.as('notified'),
    )
    .execute();
  for (const { event } of events) {
    const entry = auditEntryOf(event);
    if (entry) await enterAudit(tx, { ...entry, subjectId: event.subjectId, detail: auditDetail(event) });
  }
}

function auditDetail({ changes = {}, reason, detail }: NewEvent) {
  return {
    ...(Object.keys(changes).length > 0 && { changes }),
    ...(reason && { reason }),
    ...detail,
  };
}
