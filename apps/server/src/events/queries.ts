import { event } from '@kazi/contract/activity';
import { type InferResult, sql } from 'kysely';
import { leastIdAt, momentOf } from '../database/ids.ts';
import type { Db } from '../database/tenancy.ts';
import type { FeedEvent } from '../ports/events.ts';

/** The events with these ids, oldest first. */
export async function eventsByIds(db: Db, tenant: string, ids: readonly string[]): Promise<FeedEvent[]> {
  const rows = await events(db, tenant).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(present);
}

/** Events are sent again as far back as this: who was away longer fetches anew what they show. */
const replayedForMs = 10 * 60_000;
const replayedAtMost = 1000;
const overlapMs = 30_000;

interface Reader {
  tenant: string;
  app: string | undefined;
  user: string;
  /** From `sinceEvent` or `sinceSecondsAgo`. */
  after: string;
}

/**
 * The events that a user missed: those of the app and those that concern the user; the newest thousand of the last minutes, oldest first.
 * `hasGap` says that there may have been more.
 */
export async function eventsSince(
  db: Db,
  { tenant, app, user, after }: Reader,
): Promise<{ missed: FeedEvent[]; hasGap: boolean }> {
  const earliest = leastIdAt(Date.now() - replayedForMs);
  const rows = await events(db, tenant)
    .where('id', '>', after < earliest ? earliest : after)
    .where((is) => {
      const concerns = sql<boolean>`${user}::uuid = any(parties)`;
      return app ? is.or([is('app_id', '=', app), concerns]) : concerns;
    })
    .orderBy('id', 'desc')
    .limit(replayedAtMost + 1)
    .execute();
  const missed = rows.slice(0, replayedAtMost).reverse().map(present);
  return { missed, hasGap: after < earliest || rows.length > replayedAtMost };
}

/** Begins some seconds before the event `last`, as an event can be committed after a later one. */
export const sinceEvent = (last: string): string => leastIdAt(momentOf(last) - overlapMs);

/** The id from which on events are of the last so many seconds. */
export const sinceSecondsAgo = (seconds: number): string => leastIdAt(Date.now() - seconds * 1000);

const events = (db: Db, tenant: string) =>
  db
    .selectFrom('events')
    .select(['id', 'app_id', 'subject', 'subject_id', 'task_id', 'flow_id', 'verb'])
    .select(['actor_id', 'version', 'parties', 'at'])
    .where('tenant_id', '=', tenant);

type EventRow = InferResult<ReturnType<typeof events>>[number];

function present(row: EventRow): FeedEvent {
  return {
    event: {
      id: row.id,
      app: row.app_id,
      subject: event.shape.subject.parse(row.subject),
      subjectId: row.subject_id,
      task: row.task_id,
      flow: row.flow_id,
      verb: row.verb,
      actor: row.actor_id,
      version: row.version,
      at: row.at.toISOString(),
    },
    parties: row.parties,
  };
}
