import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  type Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { StatementCompiler } from './compiler.ts';
import { isStale, type Statements } from './statements.ts';
import type { Tables } from './tables.ts';

/** Kysely on one reserved connection. */
export type Db = Kysely<Tables>;

const adapter = new PostgresAdapter();
const compiler = new StatementCompiler();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
const driver = new DummyDriver();

interface Bound {
  props: KyselyProps;
  close(): void;
}

/**
 * Binds Kysely to a reserved client until `close`. A query that is sent later, by a promise that was not awaited,
 * fails instead of running on a connection that by then serves another tenant.
 */
export function bind(client: pg.PoolClient, statements: Statements): Bound {
  let open = true;
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (!open) throw new Error('A query was sent after its read or write had ended; await it inside');
      const { sql: text, parameters } = query;
      const name = statements.nameFor(client, query);
      const { rows, rowCount } = await client
        .query({ name, text, values: [...parameters] })
        .catch((error) => {
          if (name && isStale(error)) statements.renew();
          throw error;
        });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('Streaming is not supported; page instead');
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return {
    props: { config: { dialect }, dialect, driver, executor },
    close: () => {
      open = false;
    },
  };
}
