import { abilityOf } from '@kazi/contract/abilities';
import { taskPage } from '../../apps/server/src/work/tasks/queries.ts';
import { type Statement, statementOf } from './capture.ts';
import type { Filled } from './fill.ts';

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
