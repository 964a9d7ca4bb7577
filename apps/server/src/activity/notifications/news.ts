import type { InferResult } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';

/** A notification with all that a mail about it may say. */
export const newsById = (db: Db, tenant: string, id: string) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.user_id'),
    )
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.task_id'),
    )
    .leftJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .leftJoin('flows as f', (join) =>
      join.onRef('f.tenant_id', '=', 'n.tenant_id').onRef('f.id', '=', 'n.flow_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.payment_id'),
    )
    .select(['n.user_id', 'n.kind', 'n.task_id', 'n.flow_id', 'n.payment_id', 'u.email', 'u.status'])
    .select(['a.key as app_key', 't.number', 't.title', 'f.name as flow_name', 'p.amount', 'p.currency'])
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('n.tenant_id', '=', tenant)
    .where('n.id', '=', id);

export type NewsRow = InferResult<ReturnType<typeof newsById>>[number];
