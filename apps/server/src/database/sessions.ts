import type { KyselyProps } from 'kysely';
import type pg from 'pg';
import { bind } from './connection.ts';
import { type Access, answerWithinMs, beginning, createPool, noTenant, type PoolOptions } from './pool.ts';
import { askWalPosition, type WalPosition } from './position.ts';
import { isUnanswered, PoolFull } from './sqlstate.ts';
import { keepNoStatements, nameStatements } from './statements.ts';

/** What is sent beside the statements of a read or write, on the same session and in the same packets. */
export interface SessionHooks {
  /** Ahead of the first query. */
  begun?(client: pg.PoolClient): void;
  /** Behind each query. */
  queried?(client: pg.PoolClient): void;
  /** Behind the commit, or what took back a transaction that failed. */
  finished?(client: pg.PoolClient): void;
  /** Is awaited before the session serves something else, however the work ended; what it throws counts. */
  ended?(): Promise<void>;
}

type Work<T> = (props: KyselyProps) => Promise<T>;

/** The sessions with one PostgreSQL, each serving one tenant at a time. */
export interface Sessions {
  pool: pg.Pool;
  /** Queries without a transaction around them. */
  read<T>(tenant: string, work: Work<T>, hooks?: SessionHooks): Promise<T>;
  transact<T>(tenant: string, access: Access, work: Work<T>, hooks?: SessionHooks): Promise<T>;
  /** Asks beside a statement on its session, see `askWalPosition`. */
  askBeside(client: pg.PoolClient): Promise<WalPosition>;
  /** Asks on any session. */
  ask(): Promise<WalPosition>;
}

/** Where the sessions lead and what they may do. */
export interface SessionsOptions
  extends Pick<PoolOptions, 'url' | 'max' | 'role' | 'pooled' | 'connectWithinMs'> {
  /** False behind a pooler that does not keep a session's prepared statements apart. */
  prepare?: boolean;
  /** As of the pool, but in tests. */
  answerWithinMs?: number;
}

/** How many may wait for each connection of the pool; with more, most would wait in vain. */
const waitingForEach = 200;

/**
 * Sent ahead of a commit, which may wait for a standby: a statement's time, once it is over, would end that wait and call the change
 * committed though it stands on one machine alone.
 */
const patience = `select set_config('statement_timeout', '0', true)`;

/** Opens them; nothing connects before the first use. */
export function openSessions({ prepare = true, pooled = false, ...options }: SessionsOptions): Sessions {
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
    let isCut = false;
    try {
      return await use(client);
    } catch (error) {
      isCut = isUnanswered(error);
      throw error;
    } finally {
      client.release(isCut || statements.isFull(client));
    }
  }

  /** Does the work on a session, and closes it to queries that come later. */
  async function work<T>(client: pg.PoolClient, make: Work<T>, hooks: SessionHooks | undefined): Promise<T> {
    hooks?.begun?.(client);
    const { props, close } = bind(client, {
      statements,
      answerWithinMs: options.answerWithinMs ?? answerWithinMs,
      sent: () => hooks?.queried?.(client),
    });
    try {
      return await make(props);
    } finally {
      close();
    }
  }

  const askBeside = (client: pg.PoolClient) => askWalPosition(client, prepare);

  return {
    pool,
    askBeside,
    ask: () => reserved(askBeside),
    read: (tenant, make, hooks) =>
      reserved(async (client) => {
        const entered = enter(client, tenant);
        try {
          const result = await work(client, make, hooks);
          await entered; // had it failed, the answer would be another tenant's
          return result;
        } finally {
          await hooks?.ended?.();
        }
      }),
    // The beginning is sent ahead of the first query, and is sure to be heard before it is committed.
    transact: (tenant, access, make, hooks) =>
      reserved(async (client) => {
        const begun = client.query(beginning(tenant, access, pooled));
        begun.catch(() => undefined); // awaited below
        try {
          const [result] = await Promise.all([work(client, make, hooks), begun]);
          // Where that fails there is nothing to be committed.
          if (access === 'read write') client.query(patience).catch(() => undefined);
          const committed = client.query('commit');
          hooks?.finished?.(client);
          const { command } = await committed;
          if (command === 'ROLLBACK') throw new Error('A failed statement was ignored; nothing was written');
          return result;
        } catch (error) {
          const undone = client.query('rollback').catch(() => undefined); // the connection is gone, and the change with it
          hooks?.finished?.(client);
          await undone;
          throw error;
        } finally {
          await hooks?.ended?.();
        }
      }),
  };
}
