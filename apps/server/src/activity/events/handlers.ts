import type { Event } from '@kazi/contract/activity';
import { withEventMeta } from '@orpc/server';
import { validate } from 'uuid';
import { mayFollowApp } from '../../access/index.ts';
import { eventsSince, sinceEvent, sinceSecondsAgo } from '../../events/queries.ts';
import { notFound, unavailable } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { sessionsChanged } from '../../http/session-cache.ts';
import type { FeedEvent } from '../../ports/events.ts';

const checkEveryMs = 60_000;

/** Whether the reader may still read: the session stands, and they still see the app. */
async function mayRead(
  { services, tenant, token = '', read }: AuthedContext,
  app: string | undefined,
): Promise<boolean> {
  const viewer = await services.sessions.viewer(tenant, token);
  if (!viewer) return false;
  return app === undefined || read((db) => mayFollowApp(db, viewer, app));
}

/** The events of an app and those that concern the viewer, until the login ends or the server does. */
async function* follow(
  context: AuthedContext,
  app: string | undefined,
  after: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Event, void, undefined> {
  const { services, tenant, viewer, read } = context;
  const user = viewer.user.id;
  const wanted = ({ event, parties }: FeedEvent) =>
    (app !== undefined && event.app === app) || parties.includes(user);
  const subscription = services.feed.subscribe(tenant, wanted);
  if (!subscription) throw unavailable();
  const close = () => subscription.close();
  const check = () =>
    mayRead(context, app).then(
      (may) => may || close(),
      () => close(),
    );
  const timer = setInterval(check, checkEveryMs);
  const stopListening = services.hub.onSignal(sessionsChanged, check);
  signal?.addEventListener('abort', close);
  try {
    if (after) {
      for (const { event } of await read((db) => eventsSince(db, { tenant, app, user, after })))
        yield sent(event);
    }
    for await (const { event } of subscription) yield sent(event);
  } catch (error) {
    services.log.error({ requestId: context.requestId, err: error }, 'A stream of events failed');
    throw unavailable();
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

/** With its id, which clients give back as Last-Event-ID. */
const sent = (event: Event) => withEventMeta(event, { id: event.id });

export const events = {
  stream: authed.activity.events.stream.handler(async ({ input, context, signal, lastEventId }) => {
    const { app, missed } = input;
    const { read, viewer } = context;
    if (app && !(await read((db) => mayFollowApp(db, viewer, app)))) throw notFound('app');
    context.setHeader('x-accel-buffering', 'no'); // proxies such as nginx would hold events back
    return follow(context, app, resumedAfter(lastEventId, missed), signal);
  }),
};
