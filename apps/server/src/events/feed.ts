import { newId } from '../database/ids.ts';
import { Seen } from '../database/position.ts';
import type { Database } from '../database/tenancy.ts';
import type { Feed, FeedEvent, Hub, Reached } from '../ports/events.ts';
import type { Log } from '../ports/observability.ts';
import { eventsByIds } from './queries.ts';
import { eventRecorded } from './record.ts';

const mostWaiting = 1000;

/**
 * A queue for one slow reader. Iteration ends when the queue is closed, and also when too much waits: the reader
 * then connects again and resumes, and is told where it missed more than is sent again.
 */
class BoundedQueue<Item> implements AsyncIterable<Item> {
  #items: Item[] = [];
  #closed = false;
  #wake: () => void = () => undefined;

  put(item: Item): void {
    if (this.#closed) return;
    if (this.#items.push(item) > mostWaiting) this.close();
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    while (!this.#closed) {
      const items = this.#items;
      this.#items = [];
      yield* items;
      if (this.#items.length === 0 && !this.#closed)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}

const mostReaders = 5000;
/** Streams of one person: a tab that is looked at has one, and there are not many such tabs at a time. */
const mostOfOne = 20;

interface Reader {
  user: string;
  wanted: (event: FeedEvent) => boolean;
}

type ReaderQueue = BoundedQueue<FeedEvent | Reached>;

/** The queues of a workspace's readers, each with its reader and what they take. */
type Readers = Map<ReaderQueue, Reader>;

/** Opens the feed. An event is read once for all its readers, and not at all where there are none. */
export function openFeed({ database, hub, log }: { database: Database; hub: Hub; log: Log }): Feed {
  const readers = new Map<string, Readers>();
  const arrived = new Map<string, string[]>();
  let closed = false;

  /** Hands on what has arrived for a tenant, a batch at a time and so in order. */
  async function deliver(tenant: string): Promise<void> {
    for (let ids = arrived.get(tenant); ids?.length; ids = arrived.get(tenant)) {
      const together = ids.splice(0);
      const seen = new Seen();
      const read = await database.of(seen).read(tenant, (db) => eventsByIds(db, tenant, together));
      const events = read.map((event) => ({ ...event, position: seen.position }));
      for (const [queue, { wanted }] of readers.get(tenant) ?? [])
        for (const event of events) if (wanted(event)) queue.put(event);
    }
  }

  const size = () => [...readers.values()].reduce((sum, queues) => sum + queues.size, 0);

  function closeAll(): void {
    for (const queues of readers.values()) for (const queue of queues.keys()) queue.close();
  }

  function remove(tenant: string, queue: ReaderQueue): void {
    queue.close();
    const queues = readers.get(tenant);
    queues?.delete(queue);
    if (queues?.size === 0) readers.delete(tenant);
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
  hub.onInterruption(closeAll); // readers connect again and resume

  return {
    subscribe({ tenant, user }, wanted) {
      if (size() >= mostReaders) return 'too many';
      const queues: Readers = readers.get(tenant) ?? new Map();
      if ([...queues.values()].filter((reader) => reader.user === user).length >= mostOfOne)
        return 'too many of one';
      const queue: ReaderQueue = new BoundedQueue();
      if (closed) queue.close();
      readers.set(tenant, queues.set(queue, { user, wanted }));
      return {
        [Symbol.asyncIterator]: () => queue[Symbol.asyncIterator](),
        mark() {
          if (arrived.has(tenant)) return false;
          queue.put({ reached: newId() });
          return true;
        },
        close: () => remove(tenant, queue),
      };
    },
    size,
    close() {
      closed = true;
      closeAll();
    },
  };
}
