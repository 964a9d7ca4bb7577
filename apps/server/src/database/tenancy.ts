import { setTimeout as pause } from 'node:timers/promises';
import { type KyselyProps, Transaction } from 'kysely';
import type pg from 'pg';
import { bind, type Db } from './connection.ts';
import { assertUuid } from './ids.ts';
import { createPool, noTenant } from './pool.ts';
import { isRetryable } from './sqlstate.ts';
import type { Tables } from './tables.ts';

export type { Db } from './connection.ts';

/** Who changes something: a user's id, or null for the system itself. */
export type Actor = string | null;

/** An open transaction of one tenant, and who makes it. Functions that take a `Tx` write. */
export class Tx extends Transaction<Tables> {
  readonly tenant: string;
  readonly actor: Actor;
  /** The channels that will be signalled when this is committed. */
  readonly signalled = new Set<string>();

  constructor(props: KyselyProps, tenant: string, actor: Actor) {
    super(props);
    this.tenant = tenant;
    this.actor = actor;
  }
}

/** The database as the rest of the server sees it: always as one tenant, or for what no tenant owns. */
export interface Database {
  /** Runs queries as the tenant, read-only. One query is one round trip; several share no snapshot. */
  read<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction as the tenant. It is made again, three times in all, when PostgreSQL asks for it
   * (deadlock, serialisation), so `change` has no effect outside of `tx`: enqueue a job for those.
   */
  write<T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>): Promise<T>;
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
  /** From `roleToActAs`. */
  role?: string | undefined;
}

const attempts = 3;

/** Opens the database; nothing connects before the first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = createPool({ ...options, pipeline: true, settings: { default_transaction_read_only: 'on' } });
  /** The tenant that each connection's session is set to. */
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
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      client.release();
    }
  }

  async function read<T>(tenant: string, query: (db: Db) => Promise<T>): Promise<T> {
    assertUuid(tenant, 'The tenant');
    return reserved(async (client) => {
      const entered = enter(client, tenant);
      const { props, close } = bind(client);
      try {
        const result = await query(new Transaction<Tables>(props));
        await entered; // had it failed, the answer would be another tenant's
        return result;
      } finally {
        close();
      }
    });
  }

  async function attempt<T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>): Promise<T> {
    return reserved(async (client) => {
      await client.query(`begin read write; set local kazi.tenant = '${tenant}'`);
      const { props, close } = bind(client);
      try {
        const result = await change(new Tx(props, tenant, actor));
        close();
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

  async function write<T>(tenant: string, actor: Actor, change: (tx: Tx) => Promise<T>): Promise<T> {
    assertUuid(tenant, 'The tenant');
    for (let made = 1; ; made++) {
      try {
        return await attempt(tenant, actor, change);
      } catch (error) {
        if (made === attempts || !isRetryable(error)) throw error;
        await pause(Math.random() * 20 * made);
      }
    }
  }

  return {
    read,
    write,
    shared: (query) => read(noTenant, query),
    pool,
    close: () => pool.end(),
  };
}
