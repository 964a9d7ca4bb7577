import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { StatementCompiler } from '../../apps/server/src/database/connection.ts';
import type { Tables } from '../../apps/server/src/database/tables.ts';
import type { Db } from '../../apps/server/src/database/tenancy.ts';

/** A statement as the server would send it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs `query` against no database at all, and gives the one statement it would have sent. */
export async function statementOf(query: (db: Db) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new StatementCompiler(),
    },
    log: ({ query: { sql, parameters } }) => void sent.push({ text: sql, values: [...parameters] }),
  });
  await query(db);
  const [statement, ...more] = sent;
  if (!statement || more.length > 0) throw new Error(`One statement was expected, ${sent.length} were sent`);
  return statement;
}
