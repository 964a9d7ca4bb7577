import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Db } from '../../database/tenancy.ts';

const current = new AsyncLocalStorage<Db>();

/** Lets the engine's queries run on `db`: within the caller's transaction, so that they stand or fall with it. */
export function within<T>(db: Db, use: () => Promise<T>): Promise<T> {
  return current.run(db, use);
}

const connection: DatabaseConnection = {
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const db = current.getStore();
    if (!db) throw new Error('The identity engine was used outside of `within`');
    return db.executeQuery<Row>(query);
  },
  streamQuery() {
    throw new Error('Streaming is not supported');
  },
};

const refuse = () => Promise.reject(new Error('Transactions are the caller’s'));

const driver: Driver = {
  init: async () => undefined,
  acquireConnection: async () => connection,
  releaseConnection: async () => undefined,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  destroy: async () => undefined,
};

/** A database that has no connection of its own but that of `within`. */
export const callersDatabase = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
