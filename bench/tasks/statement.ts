import { abilityOf } from '@kazi/contract/abilities';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { StatementCompiler } from '../../apps/server/src/database/connection.ts';
import type { Tables } from '../../apps/server/src/database/tables.ts';
import type { Db } from '../../apps/server/src/database/tenancy.ts';
import { taskPage } from '../../apps/server/src/work/tasks/queries.ts';
import type { Filled } from './fill.ts';

/** A statement as the server would send it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs `query` against no database at all, and gives the one statement it would have sent. */
async function statementOf(query: (db: Db) => Promise<unknown>): Promise<Statement> {
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

/** What the server sends to PostgreSQL where the workspace's owner asks for the first 50 tasks of an app. */
export function pageStatement(
  { tenant, owner }: Pick<Filled, 'tenant' | 'owner'>,
  app: string,
): Promise<Statement> {
  const viewer = {
    tenant,
    user: { id: owner, firstName: '', lastName: '', email: '', role: 'owner', status: 'active' as const },
    ability: abilityOf([{ action: 'manage', subject: 'all' }]),
    factor: { has: false, isRequired: false, isAtProvider: false },
    session: { id: owner, expiresAt: new Date(), confirmedAt: new Date() },
  };
  return statementOf((db) => taskPage(db, viewer, { app, sort: 'position', limit: 50 }));
}

/** What a session that serves a tenant begins with. */
export const sessionOf = (tenant: string): string => `-c kazi.tenant=${tenant}`;
