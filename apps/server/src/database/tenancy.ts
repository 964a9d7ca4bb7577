import { withRetries } from '@kazi/ledger';
import { type KyselyProps, Transaction } from 'kysely';
import type pg from 'pg';
import type { Db } from './connection.ts';
import { assertUuid } from './ids.ts';
import { notePositions } from './note-positions.ts';
import { noTenant } from './pool.ts';
import { positionOfPrimary, type Seen } from './position.ts';
import { ReplicaFailed } from './replica.ts';
import { openReplicas, type ReplicaState } from './replicas.ts';
import { openSessions, type SessionHooks, type SessionsOptions } from './sessions.ts';
import { isRetryable } from './sqlstate.ts';
import { isStale } from './statements.ts';
import type { Tables } from './tables.ts';

export type { Db } from './connection.ts';

/** The user who changes something, by id; null for the system itself. */
export type Actor = string | null;

/** The request that a change is made by, for the audit trail. */
export interface Origin {
  ip: string;
  requestId: string;
}

/** What stands in place of a request where the operator of the server changes something at the terminal. */
export const operatorsHand = 'operator';

type By = Pick<Tx, 'tenant' | 'actor' | 'origin'> & { at?: Date };

/** An open transaction of one tenant, and who makes it. Functions that take a `Tx` write. */
export class Tx extends Transaction<Tables> {
  readonly tenant: string;
  readonly actor: Actor;
  /** Undefined for what neither a request nor the operator asked for, such as a job. */
  readonly origin: Origin | typeof operatorsHand | undefined;
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
  inThePast(actor: Actor, at: Date): Tx {
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
  write<T>(
    tenant: string,
    actor: Actor,
    change: (tx: Tx) => Promise<T>,
    origin?: Origin | typeof operatorsHand,
  ): Promise<T>;
  /** Reads tables that belong to no tenant; a tenant's tables look empty to it. */
  shared<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * `read` for display only: it may use a replica that is at least as new as what the caller has seen (`of`). Decisions (who may,
   * how much, whether again) use `read`, which asks the primary.
   */
  readShown<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /** As `readShown`, in one transaction. */
  readShownTogether<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /** The same database for one caller: notes what they are shown and write. Without replicas it is the database itself. */
  of(seen: Seen): Database;
  /** The states of the replicas now, and where reads went that might have gone to one; for metrics. */
  replicas(): Promise<{ states: ReplicaState[]; reads: Readonly<Record<ReadFrom, number>> }>;
  /** Counts of connections, for metrics. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  close(): Promise<void>;
}

interface DatabaseOptions extends SessionsOptions {
  /**
   * Tables are spread over nodes. Nodes know the settings of a transaction, not those of a session; plans are per tenant, so none
   * is kept.
   */
  distributed?: boolean;
  /** Addresses of replicas, as the same user by the same way. */
  replicas?: readonly string[];
  /** Is told what an operator should know of them. */
  say?: (sentence: string) => void;
}

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
  const noted = notePositions({ askBeside, askPrimary, onPosition: (position) => replicas?.note(position) });
  const reads = { primary: 0, replica: 0, 'primary-again': 0 };

  const readPrimary = <T>(tenant: string, work: Work<T>, together: boolean, seen?: Seen): Promise<T> =>
    noted(seen, 'queried', (hooks) =>
      retried(() => (together ? transact(tenant, 'read only', work, hooks) : read(tenant, work, hooks))),
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
        const write = (hooks?: SessionHooks) =>
          transact(tenant, 'read write', (props) => change(new Tx(props, { tenant, actor, origin })), hooks);
        return noted(seen, 'finished', (hooks) => retried(() => write(hooks)));
      },
      shared: (query) => primary(noTenant, query),
      of: (caller) => (replicas ? as(caller) : as()),
      async replicas() {
        await replicas?.look();
        return { states: replicas?.states() ?? [], reads };
      },
      pool,
      async close() {
        await Promise.all([pool.end(), replicas?.close()]);
      },
    };
  }

  return as();
}

/** Does something, and again where PostgreSQL asks for it: three times in all. */
export const retried = <T>(make: () => Promise<T>): Promise<T> =>
  withRetries(make, { attempts: 3, isRetryable: (error) => isRetryable(error) || isStale(error) });
