import type { Database } from '../database/tenancy.ts';
import { unavailable } from '../http/errors.ts';
import type { Log } from '../observability/log.ts';
import type { Hub } from './hub.ts';
import { Inbox } from './inbox.ts';
import { eventsByIds, type FedEvent } from './queries.ts';
import { eventRecorded } from './record.ts';

/** Hands this server's readers every event of their workspace, from whichever server. */
export interface Feed {
  /** Opens an inbox for the events of a workspace that `wanted` keeps. */
  open(tenant: string, wanted: (fed: FedEvent) => boolean): Inbox<FedEvent>;
  drop(tenant: string, inbox: Inbox<FedEvent>): void;
  /** How many inboxes are open. */
  size(): number;
  /** Closes every inbox, those opened later too. */
  close(): void;
}

const mostReaders = 5000;

type Readers = Map<Inbox<FedEvent>, (fed: FedEvent) => boolean>;

/** Opens the feed. An event is read once for all its readers, and not at all where there are none. */
export function openFeed({ database, hub, log }: { database: Database; hub: Hub; log: Log }): Feed {
  const readers = new Map<string, Readers>();
  const arrived = new Map<string, string[]>();
  let closed = false;

  /** Hands on what has arrived for a tenant, a batch at a time and so in order. */
  async function deliver(tenant: string): Promise<void> {
    for (let ids = arrived.get(tenant); ids?.length; ids = arrived.get(tenant)) {
      const together = ids.splice(0);
      const events = await database.read(tenant, (db) => eventsByIds(db, tenant, together));
      for (const [inbox, wanted] of readers.get(tenant) ?? [])
        for (const fed of events) if (wanted(fed)) inbox.put(fed);
    }
  }

  const size = () => [...readers.values()].reduce((sum, inboxes) => sum + inboxes.size, 0);

  function closeAll(): void {
    for (const inboxes of readers.values()) for (const inbox of inboxes.keys()) inbox.close();
  }

  hub.onSignal(eventRecorded, (payload) => {
    const [tenant = '', id = ''] = payload.split(' ');
    if (!readers.has(tenant)) return;
    const waiting = arrived.get(tenant);
    if (waiting) return void waiting.push(id);
    arrived.set(tenant, [id]);
    deliver(tenant)
      .catch((error) => {
        log.error({ err: error }, 'Events could not be read; their readers have to resume');
        closeAll();
      })
      .finally(() => arrived.delete(tenant));
  });
  hub.onDeaf(closeAll); // readers come back and resume, and so miss nothing

  return {
    open(tenant, wanted) {
      if (size() >= mostReaders) throw unavailable();
      const inbox = new Inbox<FedEvent>();
      if (closed) inbox.close();
      const inboxes: Readers = readers.get(tenant) ?? new Map();
      readers.set(tenant, inboxes.set(inbox, wanted));
      return inbox;
    },
    drop(tenant, inbox) {
      inbox.close();
      const inboxes = readers.get(tenant);
      inboxes?.delete(inbox);
      if (inboxes?.size === 0) readers.delete(tenant);
    },
    size,
    close() {
      closed = true;
      closeAll();
    },
  };
}
