import type { Event } from '@kazi/contract/activity';
import { withEventMeta } from '@orpc/server';
import { validate } from 'uuid';
import { notFound, unavailable } from '../http/errors.ts';
import { type AuthedContext, authed } from '../http/procedures.ts';
import { sessionsChanged } from '../http/session-cache.ts';
import type { FedEvent } from './queries.ts';
import { eventsSince, sinceEvent, sinceSecondsAgo } from './queries.ts';

const checkEveryMs = 60_000;

/** Whether who reads may still read: the login stands, and the app is still to be seen. */
async function mayRead(
  { services, tenant, token = '' }: AuthedContext,
  app: string | undefined,
): Promise<boolean> {
  const viewer = await services.sessions.viewer(tenant, token);
  return (
    viewer !== undefined && (app === undefined || (await services.maySeeApp(services.database, viewer, app)))
  );
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
  const wanted = ({ event, parties }: FedEvent) =>
    (app !== undefined && event.app === app) || parties.includes(user);
  const inbox = services.feed.open(tenant, wanted);
  const close = () => inbox.close();
  const check = () =>
    mayRead(context, app).then(
      (may) => may || close(),
      () => close(),
    );
  const timer = setInterval(check, checkEveryMs);
  const stopHearing = services.hub.onSignal(sessionsChanged, check);
  signal?.addEventListener('abort', close);
  try {
    if (after) {
      for (const { event } of await read((db) => eventsSince(db, { tenant, app, user, after })))
        yield sent(event);
    }
    for await (const { event } of inbox) yield sent(event);
  } catch (error) {
    services.log.error({ requestId: context.requestId, err: error }, 'A stream of events failed');
    throw unavailable();
  } finally {
    clearInterval(timer);
    stopHearing();
    signal?.removeEventListener('abort', close);
    services.feed.drop(tenant, inbox);
  }
}

/** Where a reader goes on: after the last event they know, or else as long ago as they say they were away. */
function resumedAfter(lastEventId: string | undefined, missed: number | undefined): string | undefined {
  if (lastEventId && validate(lastEventId)) return sinceEvent(lastEventId);
  return missed === undefined ? undefined : sinceSecondsAgo(missed);
}

/** With its id, which clients give back as Last-Event-ID. */
const sent = (event: Event) => withEventMeta(event, { id: event.id });

export const events = {
  stream: authed.activity.events.stream.handler(async ({ input, context, signal, lastEventId }) => {
    const { app, missed } = input;
    if (app && !(await context.services.maySeeApp(context.services.database, context.viewer, app)))
      throw notFound('app');
    context.setHeader('x-accel-buffering', 'no'); // proxies such as nginx would hold events back
    return follow(context, app, resumedAfter(lastEventId, missed), signal);
  }),
};
