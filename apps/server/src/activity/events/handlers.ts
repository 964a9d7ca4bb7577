import type { Event, StreamMark } from '@kazi/contract/activity';
import { payVerbs } from '@kazi/contract/work';
import { withEventMeta } from '@orpc/server';
import { validate } from 'uuid';
import { followsApp } from '../../access/index.ts';
import { newId } from '../../database/ids.ts';
import { type Position, Seen } from '../../database/position.ts';
import { eventsSince, sinceEvent, sinceSecondsAgo } from '../../events/queries.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { FeedEvent, Subscription } from '../../ports/events.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { refuse, tooOften, unavailable } from '../../refuse.ts';

const checkEveryMs = 60_000;
/** A little less, so that each check by the clock comes with a mark; those after changes of sessions may be many. */
const markEveryMs = 55_000;
const retryAfterSeconds = 30;

/** Whether the reader may still read: the session stands, and they still hear as much of the app. */
async function mayRead(
  { services, tenant, viewer: reader }: AuthedContext,
  app: string | undefined,
  much: 'all' | 'own' | undefined,
): Promise<boolean> {
  const viewer = await services.sessions.again(reader);
  if (!viewer) return false;
  return (
    app === undefined || (await services.database.read(tenant, (db) => followsApp(db, viewer, app))) === much
  );
}

/** Takes the reader's place on the feed, for all of an app and what concerns them. Throws 429 where they have too many streams, 503 where the server has. */
function subscribe({ services, tenant, viewer }: AuthedContext, app: string | undefined): Subscription {
  const user = viewer.user.id;
  const wanted = ({ event, parties }: FeedEvent) =>
    (app !== undefined && event.app === app && event.subject !== 'account') || parties.includes(user);
  const subscription = services.feed.subscribe({ tenant, user }, wanted);
  if (subscription === 'too many of one') throw tooOften('streams', retryAfterSeconds);
  if (subscription === 'too many')
    throw unavailable('as many streams of events are open as one server serves');
  return subscription;
}

interface Followed {
  app: string | undefined;
  /** How much the reader hears of the app. */
  much: 'all' | 'own' | undefined;
  after: string | undefined;
  signal: AbortSignal | undefined;
}

/** The events of an app and those that concern the viewer, with a mark now and then, until the login ends or the server does. */
async function* follow(
  context: AuthedContext,
  subscription: Subscription,
  { app, much, after, signal }: Followed,
): AsyncGenerator<Event | StreamMark, void, undefined> {
  const { services, tenant, viewer } = context;
  const user = viewer.user.id;
  const close = () => subscription.close();
  let markedAt = Number.NEGATIVE_INFINITY;
  const mark = () => {
    const now = performance.now();
    if (now - markedAt >= markEveryMs && subscription.mark()) markedAt = now;
  };
  const check = () => mayRead(context, app, much).then((may) => (may ? mark() : close()), close);
  const timer = setInterval(check, checkEveryMs);
  const stopListening = services.hub.onSignal(sessionsChanged, check);
  signal?.addEventListener('abort', close);
  try {
    if (after) {
      const seen = new Seen();
      // Not from a replica: what it lacks would be missed, as signals of it have already come.
      const { missed, hasGap } = await services.database
        .of(seen)
        .read(tenant, (db) =>
          eventsSince(db, { tenant, app: much === 'all' ? app : undefined, user, after }),
        );
      const { position } = seen;
      for (const event of missed)
        if (event.event.subject !== 'account' || event.parties.includes(user))
          yield sent({ ...event, position }, user);
      if (hasGap) yield marked('gap', { id: newId(), position });
    }
    for await (const next of subscription)
      yield 'reached' in next ? marked('reached', { id: next.reached }) : sent(next, user);
  } catch (error) {
    services.log.error({ requestId: context.requestId, err: error }, 'A stream of events failed');
    throw unavailable('a stream of events failed');
  } finally {
    clearInterval(timer);
    stopListening();
    signal?.removeEventListener('abort', close);
    close();
  }
}

/** Where a reader resumes: after the last event they know, or else as many seconds ago as they were away. */
function resumedAfter(lastEventId: string | undefined, missed: number | undefined): string | undefined {
  if (lastEventId && validate(lastEventId)) return sinceEvent(lastEventId);
  return missed === undefined ? undefined : sinceSecondsAgo(missed);
}

/** With the id that clients give back as Last-Event-ID, and how far one has to be to see what it tells of. */
const metaOf = ({ id, position }: { id: string; position?: Position | undefined }) => ({
  id,
  ...(position && { comments: [`position ${position}`] }),
});

/** An event as it is told to a user: that a task was paid is for whom its money concerns, to others of the app it has changed. */
function sent({ event, parties, position }: FeedEvent, user: string) {
  const isOfMoney = event.verb === 'paid' || payVerbs.some((verb) => verb === event.verb);
  const verb = isOfMoney && !parties.includes(user) ? 'updated' : event.verb;
  return withEventMeta({ ...event, verb }, metaOf({ id: event.id, position }));
}

const marked = (stream: StreamMark['stream'], meta: Parameters<typeof metaOf>[0]) =>
  withEventMeta({ stream }, metaOf(meta));

export const events = {
  stream: authed.activity.events.stream.handler(async ({ input, context, signal, lastEventId }) => {
    const { app, missed } = input;
    const { services, tenant, viewer } = context;
    const much = app ? await services.database.read(tenant, (db) => followsApp(db, viewer, app)) : undefined;
    if (app && !much) throw refuse('not-found', { noun: 'app' });
    context.setHeader('x-accel-buffering', 'no'); // proxies such as nginx would hold events back
    const subscription = subscribe(context, much === 'all' ? app : undefined);
    // A reader may leave before the first event is waited for.
    signal?.addEventListener('abort', () => subscription.close());
    return follow(context, subscription, { app, much, after: resumedAfter(lastEventId, missed), signal });
  }),
};
