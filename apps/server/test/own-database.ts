import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { runStatements } from './run-statements.ts';

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
