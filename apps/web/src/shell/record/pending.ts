import {
  partialMatchKey,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { idOf, type Versioned } from './merge.ts';

/** How the cache holds records of a kind. */
interface CacheOf<Shown extends Versioned, Patch extends object> {
  /** Begins the keys of all queries that answer with such records. */
  key: QueryKey;
  /** The newest that the cache knows of a record; undefined where it knows none. */
  known: (queries: QueryClient, record: Shown) => Shown | undefined;
  /** Puts a record as it is to be shown wherever the cache has it, or should. */
  place: (queries: QueryClient, record: Shown) => void;
  /** A record with a change that is not saved yet; without it, the change's fields take the place of the record's. */
  patched?: (record: Shown, patch: Patch) => Shown;
  /** Lets numbers that the cache has of many records follow one's own change. */
  recount?: (queries: QueryClient, before: Shown, after: Shown) => void;
  /** Comes after a change has ended: asks the server for those numbers anew. */
  ended?: (queries: QueryClient) => void;
}

/** A record with changes on their way to the server. */
interface Unsaved<Shown, Patch> {
  /** As the server last told it. */
  confirmed: Shown;
  /** In the order they were made. */
  patches: readonly Patch[];
}

/** Shows records of a kind as the server last told them, with one's own changes on top until it has answered. */
export interface Pending<Shown, Patch> {
  /** Shows a change at once. `seen` is the record that it is based on. */
  add: (queries: QueryClient, seen: Shown, patch: Patch) => void;
  /** Ends a change: with the server's answer, or with none where it was refused, which takes it back. */
  end: (queries: QueryClient, seen: Shown, patch: Patch, answer?: Shown) => void;
  /** Shows a record that came from the server. */
  show: (queries: QueryClient, told: Shown) => void;
  /** A record as the server last told it, as far as that is known here; else as it was seen. */
  confirmed: (queries: QueryClient, seen: Shown) => Shown;
}

export function createPending<Shown extends Versioned, Patch extends object>(
  cache: CacheOf<Shown, Patch>,
): Pending<Shown, Patch> {
  const { known, place, recount } = cache;
  const patched = cache.patched ?? ((record: Shown, patch: Patch) => Object.assign({}, record, patch));
  const shown = ({ confirmed, patches }: Unsaved<Shown, Patch>) => patches.reduce(patched, confirmed);
  /** By cache, then by the record's id. */
  const everywhere = new WeakMap<QueryClient, Map<unknown, Unsaved<Shown, Patch>>>();

  function unsavedOf(queries: QueryClient) {
    const found = everywhere.get(queries);
    if (found) return found;
    const unsaved = new Map<unknown, Unsaved<Shown, Patch>>();
    everywhere.set(queries, unsaved);
    // An answer that was on its way, or is read anew meanwhile, knows nothing of what is not saved yet.
    queries.getQueryCache().subscribe((event) => {
      if (unsaved.size > 0 && isAnswer(event) && partialMatchKey(event.query.queryKey, cache.key))
        for (const entry of unsaved.values()) put(queries, renewed(queries, entry));
    });
    return unsaved;
  }

  const renewed = (queries: QueryClient, entry: Unsaved<Shown, Patch>): Unsaved<Shown, Patch> => {
    const now = known(queries, entry.confirmed);
    return now && now.version > entry.confirmed.version ? { ...entry, confirmed: now } : entry;
  };

  function put(queries: QueryClient, entry: Unsaved<Shown, Patch>): void {
    const unsaved = unsavedOf(queries);
    if (entry.patches.length === 0) unsaved.delete(idOf(entry.confirmed));
    else unsaved.set(idOf(entry.confirmed), entry);
    place(queries, shown(entry));
  }

  function replace(queries: QueryClient, before: Unsaved<Shown, Patch>, after: Unsaved<Shown, Patch>): void {
    recount?.(queries, shown(before), shown(after));
    put(queries, after);
  }

  return {
    add(queries, seen, patch) {
      const before = unsavedOf(queries).get(idOf(seen)) ?? renewed(queries, { confirmed: seen, patches: [] });
      replace(queries, before, { ...before, patches: [...before.patches, patch] });
    },
    end(queries, seen, patch, answer) {
      const before = unsavedOf(queries).get(idOf(seen));
      if (!before) return;
      const isNewest = answer && answer.version >= before.confirmed.version;
      replace(queries, before, {
        confirmed: isNewest ? answer : before.confirmed,
        patches: before.patches.filter((other) => other !== patch),
      });
      cache.ended?.(queries);
    },
    confirmed: (queries, seen) => unsavedOf(queries).get(idOf(seen))?.confirmed ?? seen,
    show(queries, told) {
      put(queries, { confirmed: told, patches: unsavedOf(queries).get(idOf(told))?.patches ?? [] });
    },
  };
}

/** Whether a query was answered by the server, and not by what is shown before that. */
const isAnswer = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
