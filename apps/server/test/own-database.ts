import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { databaseUrl } from './database-url.ts';
import { runStatements } from './run-statements.ts';
import { useAnew, useOnce } from './use.ts';

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
  const run = (...statements: string[]) => runStatements(superuserUrl, ...statements);
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

/** A connection to a database. */
async function aClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** A connection for all tests of a file, by default to the database of this run. */
export const useClient = (url: () => string = databaseUrl): pg.Client =>
  useOnce(
    () => aClient(url()),
    (client) => client.end(),
  );

/** The database of this run, as the superuser of its server opens it. */
export function superuserUrl(): string {
  const url = new URL(inject('superuserUrl'));
  url.pathname = new URL(databaseUrl()).pathname;
  return url.href;
}

/** For each test a database of its own as the migration `last` left it, with a connection to it. */
export function useDatabaseAt(last: string) {
  const own = useAnew(anOwnDatabase, (made) => made.drop());
  const client = useAnew(
    async () => {
      await migrate(own.url, { last });
      return aClient(own.url);
    },
    (made) => made.end(),
  );
  /** Adds a row, its values by column. */
  async function insert(table: string, row: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    await client.query(`insert into ${table} (${columns}) values (${places})`, Object.values(row));
  }
  return { own, client, insert };
}
