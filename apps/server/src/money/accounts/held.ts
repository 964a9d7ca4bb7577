import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';

/** Held rewards with their tasks and people, oldest first. */
const heldIn = (db: Db, tenant: string) =>
  db
    .selectFrom('rewards as r')
    .innerJoin('tasks as t', (on) =>
      on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.task_id'),
    )
    .innerJoin('apps as a', (on) =>
      on.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .select(['r.amount', 'r.currency', 'r.held_at', 't.id', 't.title', 't.status', 't.app_id'])
    .select(sql<string>`a.key || '-' || t.number`.as('number'))
    .select(personAt('r.tenant_id', 'r.payer_id').as('payer'))
    .select(personAt('r.tenant_id', 'r.agent_id').as('agent'))
    .where('r.tenant_id', '=', tenant)
    .where('r.resolution', 'is', null)
    .orderBy('r.id');

export type HeldRow = InferResult<ReturnType<typeof heldIn>>[number];

/** The held rewards of a person as agent or as payer, oldest first. */
export const heldFor = (
  db: Db,
  { tenant, user, currency, as }: { tenant: string; user: string; currency: string; as: 'agent' | 'payer' },
): Promise<HeldRow[]> =>
  heldIn(db, tenant)
    .where(as === 'agent' ? 'r.agent_id' : 'r.payer_id', '=', user)
    .where('r.currency', '=', currency)
    .execute();
