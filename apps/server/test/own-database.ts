import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of its own for a test, on the server of this run; empty. */
export interface OwnDatabase {
  /** Connects as the superuser. */
  url: string;
  /** Refuses new connections, and closes those there are. */
  away(): Promise<void>;
  back(): Promise<void>;
  drop(): Promise<void>;
}

export async function anOwnDatabase(): Promise<OwnDatabase> {
  const superuserUrl = inject('superuserUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    away: () =>
      run(
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    back: () => run(`alter database ${name} allow_connections true`),
    drop: () => run(`drop database ${name} with (force)`),
  };
}
