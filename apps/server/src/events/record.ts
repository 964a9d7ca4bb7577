import { newId } from '../database/ids.ts';
import type { Tx } from '../database/tenancy.ts';
import { auditEntryOf, enterAudit, type Happened } from './audit.ts';
import { notification } from './signal.ts';

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
  /** What the audit trail alone tells beside it, such as an amount. */
  detail?: Record<string, unknown>;
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
  await tx
    .with('recorded', (db) =>
      db
        .insertInto('events')
        .values({
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
        })
        .returning('id'),
    )
    .selectFrom('recorded')
    .select(notification(eventRecorded, `${tx.tenant} ${id}`).as('notified'))
    .execute();
  const entry = auditEntryOf(event);
  if (entry) await enterAudit(tx, { ...entry, subjectId: event.subjectId, detail: auditDetail(event) });
  return id;
}

function auditDetail({ changes = {}, reason, detail }: NewEvent): Record<string, unknown> {
  return {
    ...(Object.keys(changes).length > 0 && { changes }),
    ...(reason && { reason }),
    ...detail,
  };
}
