import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Transact } from '../batches/commit.ts';
import { migrations } from '../migrations.ts';
import { transactOn } from '../pg/transact-on.ts';
import type { Query } from '../types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this run, as its superuser. */
    superuserUrl: string;
  }
}

/** A database with the ledger's tables and nothing else. */
export interface OwnDatabase {
  /** Statements on their own, each in a transaction of its own. */
  query: Query;
  transact: Transact;
  /** A pool of its own for another server's worth of callers; give it back with `end`. */
  open(): { query: Query; transact: Transact; end(): Promise<void> };
  drop(): Promise<void>;
}

export async function anOwnDatabase(): Promise<OwnDatabase> {
  const superuserUrl = inject('superuserUrl');
  const name = `ledger_${randomUUID().replaceAll('-', '')}`;
  await once(superuserUrl, `create database ${name}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  for (const file of (await readdir(migrations)).sort())
    await once(url.href, await readFile(new URL(file, migrations), 'utf8'));
  const own = connect(url.href);
  return {
    ...own,
    open: () => connect(url.href),
    async drop() {
      await own.end();
      await once(superuserUrl, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function connect(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 8, pipeline: true });
  // The database may be dropped before the last connection is quite closed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query: Query = (text, values) => pool.query(text, values);
  return { query, transact: transactOn(pool), end: () => pool.end() };
}
