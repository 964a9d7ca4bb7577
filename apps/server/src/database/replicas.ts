import { crc32 } from 'node:zlib';
import type { Position, Seen } from './position.ts';
import { openReplica, type Replica } from './replica.ts';
import type { SessionsOptions } from './sessions.ts';

const mostKept = 1_000;
const keptEveryMs = 50;

/** Tells for how long a replica has lacked what the primary had written. */
interface Lag {
  /** The primary was seen there. */
  note(position: Position): void;
  /** In seconds, as far as the primary was seen to write. */
  of(shown: Position): number;
}

/** Keeps when the primary was seen where, as exactly as the last minutes need it. */
export function openLag(now = () => performance.now()): Lag {
  let kept: { position: Position; at: number }[] = [];
  return {
    note(position) {
      const last = kept.at(-1);
      if (last && (position <= last.position || now() - last.at < keptEveryMs)) return;
      // With every second one left out, the first that a replica lacks is found a little late at the most.
      if (kept.length >= mostKept) kept = kept.filter((_, at) => at % 2 === 0);
      kept.push({ position, at: now() });
    },
    of(shown) {
      const lacking = kept[kept.findLastIndex(({ position }) => position <= shown) + 1];
      return lacking ? (now() - lacking.at) / 1000 : 0;
    },
  };
}

/** Whether a replica can be read from, for metrics. */
export interface ReplicaState {
  name: string;
  /** Reads may go to it. */
  isFit: boolean;
  /** For how long it has lacked something; undefined where it cannot be asked. */
  lagSeconds: number | undefined;
}

/** The replicas of a database, and what is known of them. */
interface Replicas {
  /** The one to ask for what is no older than what the caller has seen; undefined where the primary is to be asked. */
  for(seen: Seen): Replica | undefined;
  /** The primary was seen there. */
  note(position: Position): void;
  /** Asks all of them how far they are, unless that was done a moment ago. */
  look(): Promise<void>;
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface ReplicasOptions extends Omit<SessionsOptions, 'url'> {
  urls: readonly string[];
  /** Asks the primary where it is. */
  askPrimary(): Promise<Position | undefined>;
  /** Is told when a replica is left out, and when reads go to it again. */
  say(sentence: string): void;
}

const lookEveryMs = 100;
/** A replica that lags more is not read from, even by callers who have seen nothing newer. */
const mostLagSeconds = 10;

/** Opens the sessions with replicas; nothing connects before the first use, and nothing is asked while nothing is read. */
export function openReplicas({ urls, askPrimary, say, ...options }: ReplicasOptions): Replicas {
  const replicas = urls.map((url) => openReplica({ ...options, url }));
  const lag = openLag();
  const left = new Set<Replica>();
  let timeline: string | undefined;
  let looked = Number.NEGATIVE_INFINITY;

  function note(position: Position): void {
    timeline = position.slice(0, 8);
    lag.note(position);
  }

  /** One that follows the primary of now, closely. */
  function isFit(replica: Replica): boolean {
    const shown = replica.shows();
    return shown !== undefined && shown.slice(0, 8) === timeline && lag.of(shown) <= mostLagSeconds;
  }

  function problemOf(replica: Replica): string {
    const shown = replica.shows();
    if (shown === undefined) return replica.problem();
    return shown.slice(0, 8) === timeline ? 'it lags' : 'it does not follow the primary of now';
  }

  function sayWhatChanged(): void {
    for (const replica of replicas) {
      const wasLeft = left.has(replica);
      if (isFit(replica)) left.delete(replica);
      else left.add(replica);
      if (left.has(replica) !== wasLeft)
        say(
          wasLeft
            ? `Reads go to the replica ${replica.name} again`
            : `No read goes to the replica ${replica.name}: ${problemOf(replica)}`,
        );
    }
  }

  async function look(): Promise<void> {
    if (performance.now() - looked < lookEveryMs) return;
    looked = performance.now();
    // A primary that does not answer is reported by the request that reads from it.
    const primary = askPrimary().catch(() => undefined);
    await Promise.all(replicas.map((replica) => replica.look()));
    const position = await primary;
    if (position) note(position);
    sayWhatChanged();
  }

  return {
    for(seen) {
      if (!seen.mayBeOld) return undefined;
      void look();
      const { position, caller } = seen;
      if (position === undefined) return undefined;
      const able = replicas.filter((replica) => isFit(replica) && (replica.shows() ?? '') >= position);
      return able[crc32(caller) % able.length];
    },
    note,
    look,
    states: () =>
      replicas.map((replica) => {
        const shown = replica.shows();
        return {
          name: replica.name,
          isFit: isFit(replica),
          lagSeconds: shown === undefined ? undefined : lag.of(shown),
        };
      }),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
