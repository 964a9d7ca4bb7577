import { setTimeout as pause } from 'node:timers/promises';
import { type KyselyProps, Transaction } from 'kysely';
import type pg from 'pg';
import type { Db } from './connection.ts';
import { assertUuid } from './ids.ts';
import { noteMoments } from './moments.ts';
import { noTenant } from './pool.ts';
import { positionOfPrimary, type Seen } from './position.ts';
import { ReplicaFailed } from './replica.ts';
import { openReplicas, type ReplicaStanding } from './replicas.ts';
import { type Companion, openSessions, type SessionsOptions } from './sessions.ts';
import { isRetryable } from './sqlstate.ts';
import { isStale } from './statements.ts';
import type { Tables } from './tables.ts';

export type { Db } from './connection.ts';

/** Who changes something: a user's id, or null for the system itself. */
export type Actor = string | null;

/** The request that a change is made by, for the audit trail. */
export interface Origin {
  ip: string;
  requestId: string;
}

type By = Pick<Tx, 'tenant' | 'actor' | 'origin'> & { at?: Date };

/** An open transaction of one tenant, and who makes it. Functions that take a `Tx` write. */
export class Tx extends Transaction<Tables> {
  readonly tenant: string;
  readonly actor: Actor;
  /** Undefined for what no request asked for, such as a job. */
  readonly origin: Origin | undefined;
  /** When what is written happened, where that was in the past: history of the sample workspace alone. */
  readonly at: Date | undefined;
  readonly #props: KyselyProps;
  /** The channels that will be signalled when this is committed. */
  readonly signalled = new Set<string>();

  constructor(props: KyselyProps, { tenant, actor, origin, at }: By) {
    super(props);
    this.#props = props;
    this.tenant = tenant;
    this.actor = actor;
    this.origin = origin;
    this.at = at;
  }

  /** The same transaction, in which somebody makes history of the sample workspace. */
  inThePast(actor: string, at: Date): Tx {
    return new Tx(this.#props, { tenant: this.tenant, actor, origin: undefined, at });
  }
}

/** Where a read went that might have come from a replica; the last for one that a replica then failed to answer. */
export type ReadFrom = 'primary' | 'replica' | 'primary-again';

/** The database as the rest of the server sees it: always as one tenant, or for what no tenant owns. */
export interface Database {
  /**
   * Runs queries as the tenant, read-only. One query is one round trip; several share no snapshot, and nothing that one sets holds for
   * the next. They are made again where PostgreSQL asks for it, as those of `write`.
   */
  read<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /** As `read`, in one transaction: what a query sets for it holds for those after it. */
  readTogether<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction as the tenant. It is made again, three times in all, when PostgreSQL asks for it
   * (deadlock, serialisation, a prepared statement that no longer holds), so `change` has no effect outside of `tx`: enqueue a job for those.
   */
  write<T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>, origin?: Origin): Promise<T>;
  /** Reads tables that belong to no tenant; a tenant's tables look empty to it. */
  shared<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * As `read`, for what is only shown to who asks: where they say what they have seen (`of`), it may come from a replica that shows
   * no less. All that decides something (who may, how much, whether again) is read by `read`, which asks the primary.
   */
  readShown<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /** As `readShown`, in one transaction. */
  readShownTogether<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /** The same database for one caller: notes what they are shown and write. Without replicas it is the database itself. */
  of(seen: Seen): Database;
  /** The replicas as they stand now, and where went what might have come from one; for metrics. */
  replicas(): Promise<{ standing: ReplicaStanding[]; reads: Readonly<Record<ReadFrom, number>> }>;
  /** Counts of connections, for metrics. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  close(): Promise<void>;
}

interface DatabaseOptions extends SessionsOptions {
  /**
   * Its tables are spread over nodes, which know what a transaction was told and not what a session was; a plan is of one tenant, so
   * that none is kept.
   */
  distributed?: boolean;
  /** Addresses of replicas, as the same user by the same way. */
  replicas?: readonly string[];
  /** Is told what an operator should know of them. */
  say?: (sentence: string) => void;
}

const attempts = 3;

type Work<T> = (props: KyselyProps) => Promise<T>;

/** Opens the database; nothing connects before the first use. */
export function openDatabase({
  replicas: urls = [],
  say = () => {},
  distributed = false,
  ...given
}: DatabaseOptions): Database {
  const always = distributed || given.pooled === true;
  const options = distributed ? { ...given, prepare: false } : given;
  const { pool, read, transact, askBeside, ask } = openSessions(options);
  const askPrimary = async () => positionOfPrimary(await ask());
  const replicas = urls.length > 0 ? openReplicas({ ...options, urls, askPrimary, say }) : undefined;
  const noted = noteMoments({ askBeside, askPrimary, onPosition: (position) => replicas?.note(position) });
  const reads = { primary: 0, replica: 0, 'primary-again': 0 };

  const readPrimary = <T>(tenant: string, work: Work<T>, together: boolean, seen?: Seen): Promise<T> =>
    noted(seen, 'queried', (companion) =>
      repeated(() =>
        together ? transact(tenant, 'read only', work, companion) : read(tenant, work, companion),
      ),
    );

  async function readShown<T>(tenant: string, make: Work<T>, together: boolean, seen?: Seen): Promise<T> {
    const replica = seen && replicas?.for(seen);
    let from: ReadFrom = 'primary';
    if (replica) {
      try {
        const result = await replica.read(seen, { tenant, together, make });
        reads.replica++;
        return result;
      } catch (error) {
        if (!(error instanceof ReplicaFailed)) throw error;
        from = 'primary-again';
      }
    }
    reads[from]++;
    return readPrimary(tenant, make, together, seen);
  }

  function as(seen?: Seen): Database {
    const reader =
      (from: typeof readPrimary, together: boolean): Database['read'] =>
      async (tenant, query) => {
        assertUuid(tenant, 'The tenant');
        return from(tenant, (props) => query(new Transaction<Tables>(props)), together, seen);
      };
    const primary = reader(readPrimary, always);
    return {
      read: primary,
      readTogether: reader(readPrimary, true),
      readShown: reader(readShown, always),
      readShownTogether: reader(readShown, true),
      write: async (tenant, actor, change, origin) => {
        assertUuid(tenant, 'The tenant');
        const write = (companion?: Companion) =>
          transact(
            tenant,
            'read write',
            (props) => change(new Tx(props, { tenant, actor, origin })),
            companion,
          );
        return noted(seen, 'finished', (companion) => repeated(() => write(companion)));
      },
      shared: (query) => primary(noTenant, query),
      of: (caller) => (replicas ? as(caller) : as()),
      async replicas() {
        await replicas?.look();
        return { standing: replicas?.standing() ?? [], reads };
      },
      pool,
      async close() {
        await Promise.all([pool.end(), replicas?.close()]);
      },
    };
  }

  return as();
}

/** Makes something again, three times in all, where PostgreSQL asks for it. */
export async function repeated<T>(make: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await make();
    } catch (error) {
      if (made === attempts || !(isRetryable(error) || isStale(error))) throw error;
      await pause(Math.random() * 20 * made);
    }
  }
}
