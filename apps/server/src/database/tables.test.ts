import { PostgresDialect as Driver, Kysely } from 'kysely';
import {
  ColumnTypeNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../../test/database-url.ts';

/** Tables that plain SQL alone uses (the ledger, the queue's workers, the rate limits, the migrations, the start) and Citus's views. */
const untyped = ['citus_*', 'job_workers', 'ledger_*', 'master_secret', 'migrations', 'rate_limits'];

const type = (name: string) => new IdentifierNode(name);
const generic = (name: string, of: string) => new GenericExpressionNode(name, [type(of)]);

/** What the pool reads types of PostgreSQL as, see pool.ts. JSON is written as its text. */
const readAs = {
  date: type('string'),
  int8: type('Cents'),
  jsonb: new ColumnTypeNode(type('object'), type('string'), type('string')),
  numeric: type('number'),
  timestamptz: type('Date'),
};

/** Columns of which PostgreSQL's type says too little: what is a bigint and no amount, and what is computed and never written. */
const columns = {
  'audit_links.position': type('number'),
  'authenticators.last_step': generic('Generated', 'number'),
  'files.size': type('number'),
  'passkeys.counter': type('number'),
  'tasks.labels_key': generic('GeneratedAlways', 'string'),
  'tasks.title_key': generic('GeneratedAlways', 'string'),
};

test('tables.gen.ts holds what the migrations make; `npm run tables` writes it anew', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl() });
  onTestFinished(() => pool.end());
  const dialect = new PostgresDialect();
  Object.assign(dialect.adapter.scalars, readAs);
  const types = await generate({
    db: new Kysely({ dialect: new Driver({ pool }) }),
    dialect,
    includePattern: `public.!(${untyped.join('|')})`,
    customImports: { Cents: '@kazi/contract/cents', GeneratedAlways: 'kysely' },
    overrides: { columns },
    outFile: null,
  });
  await expect(types).toMatchFileSnapshot('tables.gen.ts');
});
