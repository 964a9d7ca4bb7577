import type { Reaction } from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';

/** Within a query over comments `c`: who reacted to each, the first first. */
const reactionsOnIt = sql<{ reaction: Reaction; id: string; name: string }[]>`coalesce((
  select json_agg(
    json_build_object('reaction', r.reaction, 'id', r.user_id, 'name', u.first_name || ' ' || u.last_name)
    order by r.created_at, r.user_id)
  from comment_reactions r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
  where r.tenant_id = c.tenant_id and r.comment_id = c.id), '[]')`;

const commentsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('comments as c')
    .selectAll('c')
    .select(personAt('c.tenant_id', 'c.author_id').as('author'))
    .select(reactionsOnIt.as('reactions'))
    .where('c.tenant_id', '=', tenant);

export type CommentRow = InferResult<ReturnType<typeof commentsIn>>[number];

/** One comment, for any viewer: the caller checks by its task or flow who may see it. */
export function commentById(db: Db, tenant: string, id: string): Promise<CommentRow | undefined> {
  return commentsIn(db, tenant).where('c.id', '=', id).executeTakeFirst();
}

type CommentQuery = Pick<InputOf<Contract['work']['comments']['list']>, 'cursor' | 'limit'> & {
  task: string | null;
  flow: string | null;
};

/** A page of the comments on a task or on a flow, oldest first, read with one row more than asked. */
export function commentPage(
  db: Db,
  tenant: string,
  { task, flow, cursor, limit }: CommentQuery,
): Promise<CommentRow[]> {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = commentsIn(db, tenant)
    .orderBy('c.id')
    .limit(limit + 1);
  query = task ? query.where('c.task_id', '=', task) : query.where('c.flow_id', '=', flow);
  return (after ? query.where('c.id', '>', after[0]) : query).execute();
}

export const commentKeys = (row: CommentRow) => [row.id];
