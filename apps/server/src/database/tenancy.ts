import { setTimeout as pause } from 'node:timers/promises';
import { type KyselyProps, Transaction } from 'kysely';
import type pg from 'pg';
import { bind, type Db } from './connection.ts';
import { assertUuid } from './ids.ts';
import { type Access, beginning, createPool, noTenant } from './pool.ts';
import { isRetryable, PoolFull } from './sqlstate.ts';
import { isStale, keepNoStatements, nameStatements } from './statements.ts';
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
  /** Counts of connections, for metrics. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Most connections at a time. */
  max: number;
  /** From `findRole`. */
  role?: string | undefined;
  /** As in `createPool`. */
  pooled?: boolean;
  /** False behind a pooler that does not keep a session's prepared statements apart. */
  prepare?: boolean;
}

const attempts = 3;
/** How many may wait for each connection of the pool; with more, most would wait in vain. */
const waitingForEach = 200;

/**
 * Sent ahead of a commit, which may wait for a standby: a statement's time, once it is over, would end that wait and call the change
 * committed though it stands on one machine alone.
 */
const patience = 'set local statement_timeout = 0';

/** Opens the database; nothing connects before the first use. */
export function openDatabase({ prepare = true, pooled = false, ...options }: DatabaseOptions): Database {
  const statements = prepare ? nameStatements() : keepNoStatements;
  const pool = createPool({ ...options, pooled, pipeline: true, readOnly: true });
  /** The tenant that each connection's session is set to, where sessions are this server's own. */
  const serving = new WeakMap<pg.PoolClient, string>();

  /** Tells the session its tenant ahead of the next query, without waiting for the answer. */
  function enter(client: pg.PoolClient, tenant: string): Promise<unknown> | undefined {
    if ((serving.get(client) ?? noTenant) === tenant) return undefined;
    serving.set(client, tenant);
    const entered = client.query(`set kazi.tenant = '${tenant}'`);
    entered.catch(() => serving.set(client, 'unknown'));
    return entered;
  }

  async function reserved<T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const held = pool.totalCount - pool.idleCount;
    if (held + pool.waitingCount >= options.max * (1 + waitingForEach)) throw new PoolFull();
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      client.release(statements.isFull(client));
    }
  }

  /** Runs queries without a transaction, on a session that is set to the tenant. */
  async function readOnSession<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T> {
    return reserved(async (client) => {
      const entered = enter(client, tenant);
      const { props, close } = bind(client, statements);
      try {
        const result = await query(new Transaction<Tables>(props));
        await entered; // had it failed, the answer would be another tenant's
        return result;
      } finally {
        close();
      }
    });
  }

  /** Runs one transaction. Its beginning is sent ahead of its first query, and is sure to be heard before it is committed. */
  async function attempt<T>(
    begin: string,
    access: Access,
    work: (props: KyselyProps) => Promise<T>,
  ): Promise<T> {
    return reserved(async (client) => {
      const begun = client.query(begin);
      begun.catch(() => undefined); // awaited below
      const { props, close } = bind(client, statements);
      try {
        const [result] = await Promise.all([work(props), begun]);
        close();
        // Where that fails there is nothing to be committed.
        if (access === 'read write') client.query(patience).catch(() => undefined);
        const { command } = await client.query('commit');
        if (command === 'ROLLBACK') throw new Error('A failed statement was ignored; nothing was written');
        return result;
      } catch (error) {
        close();
        await client.query('rollback').catch(() => undefined); // the connection is gone, and the change with it
        throw error;
      }
    });
  }

  function transact<T>(tenant: string, access: Access, work: (props: KyselyProps) => Promise<T>): Promise<T> {
    assertUuid(tenant, 'The tenant');
    const begin = beginning(tenant, access, pooled);
    return repeated(() => attempt(begin, access, work));
  }

  const readTogether: Database['readTogether'] = async (tenant, query) =>
    transact(tenant, 'read only', (props) => query(new Transaction<Tables>(props)));

  const read: Database['read'] = async (tenant, query) => {
    if (pooled) return readTogether(tenant, query);
    assertUuid(tenant, 'The tenant');
    return repeated(() => readOnSession(tenant, query));
  };

  return {
    read,
    readTogether,
    write: async (tenant, actor, change, origin) =>
      transact(tenant, 'read write', (props) => change(new Tx(props, { tenant, actor, origin }))),
    shared: (query) => read(noTenant, query),
    pool,
    close: () => pool.end(),
  };
}

/** Makes something again, three times in all, where PostgreSQL asks for it. */
async function repeated<T>(make: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await make();
    } catch (error) {
      if (made === attempts || !(isRetryable(error) || isStale(error))) throw error;
      await pause(Math.random() * 20 * made);
    }
  }
}
