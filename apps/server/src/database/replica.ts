import { setTimeout as pause } from 'node:timers/promises';
import type { KyselyProps } from 'kysely';
import pg from 'pg';
import { createPool } from './pool.ts';
import { digitsOf, type Position, type Seen } from './position.ts';
import { checkReplica } from './replica-check.ts';
import { openSessions, type SessionsOptions } from './sessions.ts';
import { isCutShort, isRetryable, PoolFull } from './sqlstate.ts';

/** A replica did not answer a read: it lags, was promoted, or is away. */
export class ReplicaFailed extends Error {
  constructor(name: string, cause?: unknown) {
    super(`The replica ${name} does not answer this read`, { cause });
  }
}

interface Read<T> {
  tenant: string;
  /** In one transaction. */
  together: boolean;
  make: (props: KyselyProps) => Promise<T>;
}

/** A PostgreSQL that follows the primary. */
export interface Replica {
  /** Its host and port. */
  name: string;
  /** What it showed when it was last heard of; undefined while it cannot be asked or is no replica. */
  shows(): Position | undefined;
  /** Why it shows nothing, in words. */
  problem(): string;
  /** Asks it how far it is, one question at a time. */
  look(): Promise<void>;
  /**
   * Reads what is no older than what the caller has seen, and notes how far it was. Throws `ReplicaFailed` where it
   * cannot; what `make` itself throws is thrown on.
   */
  read<T>(seen: Seen, read: Read<T>): Promise<T>;
  close(): Promise<void>;
}

const answersWithinMs = 2_000;

// A timeline is in the control file once the replica has made a checkpoint on it, not before: until then it is taken for one
// that has stayed behind a failover.
const look = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as lsn,
  greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline) as timeline
  from pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery`;

type Looked = { lsn: string | null; timeline: number };

/** Opens the sessions with a replica; nothing connects before the first use. */
export function openReplica(options: SessionsOptions): Replica {
  const name = new URL(options.url).host;
  const patient = { ...options, connectWithinMs: answersWithinMs };
  const watch = createPool({ ...patient, max: 1, readOnly: true });
  let sessions = openSessions(patient);
  /** Ends the wait for each read that is under way. */
  const underWay = new Set<(reason: ReplicaFailed) => void>();
  const known = new WeakMap<pg.PoolClient, string>();
  let shown: Position | undefined;
  let problem = 'it was not asked yet';
  let looking: Promise<void> | undefined;

  /** Drops all sessions: a lost machine closes no connection, and every read on one would wait for it. */
  function giveUp(reason: unknown): void {
    problem = reason instanceof Error ? reason.message : String(reason);
    if (!shown && underWay.size === 0) return;
    shown = undefined;
    for (const end of underWay) end(new ReplicaFailed(name));
    void sessions.pool.end();
    sessions = openSessions(patient);
  }

  async function ask(): Promise<Position | undefined> {
    const client = await watch.connect();
    const answered = new AbortController();
    const late = pause(answersWithinMs, undefined, { signal: answered.signal }).then(() => {
      throw new Error('it does not answer');
    });
    late.catch(() => undefined);
    try {
      const { rows } = await Promise.race([client.query<Looked>(look), late]);
      client.release();
      const [row] = rows;
      return row?.lsn ? digitsOfTimeline(row.timeline) + digitsOf(row.lsn) : undefined;
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      answered.abort();
    }
  }

  async function lookNow(): Promise<void> {
    try {
      shown = await ask();
      problem = 'it is no replica';
    } catch (error) {
      // A question that was in the way of what is replayed says nothing about the replica.
      if (!isRetryable(error)) giveUp(error);
    }
  }

  return {
    name,
    shows: () => shown,
    problem: () => problem,
    look() {
      looking ??= lookNow().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    async read(seen, { tenant, together, make }) {
      const { read, transact, askBeside } = sessions;
      const timeline = shown?.slice(0, 8);
      if (!timeline) throw new ReplicaFailed(name);
      // Behind a pooler the next read may be on another replica's session.
      const check = checkReplica({
        ask: askBeside,
        needed: seen.position,
        timeline,
        known: options.pooled ? new WeakMap() : known,
      });
      const reading = together ? transact(tenant, 'read only', make, check) : read(tenant, make, check);
      const { promise: ended, reject: end } = Promise.withResolvers<never>();
      underWay.add(end);
      const outcome = await settled(Promise.race([reading, ended]));
      underWay.delete(end);
      const { isSure, position } = check;
      if (isSure && position) {
        seen.see(position);
        if (shown && position > shown) shown = position;
      }
      if ('result' in outcome && isSure) return outcome.result;
      const error = 'error' in outcome ? outcome.error : undefined;
      // An error of PostgreSQL's may come of its being a replica; one that took too long would not be faster elsewhere.
      if (isSure && (!(error instanceof pg.DatabaseError) || isCutShort(error))) throw error;
      if (!isSure && !(error instanceof PoolFull)) shown = undefined;
      throw new ReplicaFailed(name, error);
    },
    async close() {
      await looking;
      await Promise.all([watch.end(), sessions.pool.end()]);
    },
  };
}

const digitsOfTimeline = (timeline: number) => timeline.toString(16).toUpperCase().padStart(8, '0');

const settled = <T>(promise: Promise<T>): Promise<{ result: T } | { error: unknown }> =>
  promise.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
