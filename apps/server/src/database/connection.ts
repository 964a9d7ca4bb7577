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
 * fails instead of running on a connection that by then serves another tenant. With `again`, as no transaction is open, a
 * statement that PostgreSQL no longer knows is sent anew.
 */
export function bind(client: pg.PoolClient, statements: Statements, { again = false } = {}): Bound {
  let open = true;
  async function send({ sql, parameters }: CompiledQuery, name: string | undefined): Promise<pg.QueryResult> {
    if (!open) throw new Error('A query was sent after its read or write had ended; await it inside');
    return client.query({ name, text: sql, values: [...parameters] });
  }
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const name = statements.nameFor(client, query);
      const { rows, rowCount } = await send(query, name).catch((error) => {
        if (!name || !isStale(error)) throw error;
        statements.renew();
        if (!again) throw error;
        return send(query, undefined);
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
