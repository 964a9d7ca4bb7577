import type { Reaction } from '@kazi/contract/work';
import { sql } from 'kysely';
import { notify } from '../../activity/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { CommentRow } from './queries.ts';
import type { CommentTarget } from './target.ts';

interface Words {
  /** Sanitised HTML. */
  body: string;
  /** People named in it, known to see it. */
  mentions: readonly string[];
}

/** Adds a comment, and notifies the people mentioned in it and those it concerns. Gives its id. */
export async function createComment(
  tx: Tx,
  target: CommentTarget,
  { body, mentions }: Words,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('comments')
    .values({
      tenant_id: tx.tenant,
      id,
      task_id: target.task,
      flow_id: target.flow,
      author_id: actorOf(tx),
      body,
      mentions: [...mentions],
    })
    .execute();
  await recordOf(tx, target, id, 'created', mentions);
  await notifyOf(tx, target, 'mention', mentions);
  await notifyOf(
    tx,
    target,
    'comment',
    target.concerned.filter((user) => !mentions.includes(user)),
  );
  return id;
}

/**
 * Changes the words of a comment, and notifies people newly mentioned in them. False where the comment is no longer at that
 * version: the transaction is to be given up then.
 */
export async function updateComment(
  tx: Tx,
  target: CommentTarget,
  before: CommentRow,
  { body, mentions, version }: Words & { version: number },
): Promise<boolean> {
  // Notifications refer to the task and so hold it: before the comment, as where the task is deleted with its comments.
  await notifyOf(
    tx,
    target,
    'mention',
    mentions.filter((user) => !before.mentions.includes(user)),
  );
  const updated = await tx
    .updateTable('comments')
    .set({ body, mentions: [...mentions], edited_at: sql<Date>`now()`, version: sql`version + 1` })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await recordOf(tx, target, before.id, 'updated', mentions);
  return true;
}

/** Lets the actor react to a comment, or takes that back. Nothing is told where it is so already. */
export async function setReaction(
  tx: Tx,
  target: CommentTarget,
  { id }: CommentRow,
  { reaction, isOn }: { reaction: Reaction; isOn: boolean },
): Promise<void> {
  const user_id = actorOf(tx);
  const changed = isOn
    ? await tx
        .insertInto('comment_reactions')
        .values({ tenant_id: tx.tenant, comment_id: id, user_id, reaction })
        .onConflict((conflict) => conflict.doNothing())
        .returning('reaction')
        .executeTakeFirst()
    : await tx
        .deleteFrom('comment_reactions')
        .where('tenant_id', '=', tx.tenant)
        .where('comment_id', '=', id)
        .where('user_id', '=', user_id)
        .where('reaction', '=', reaction)
        .returning('reaction')
        .executeTakeFirst();
  if (changed) await recordOf(tx, target, id, 'reacted', []);
}

/** Deletes a comment. */
export async function deleteComment(tx: Tx, target: CommentTarget, { id }: CommentRow): Promise<void> {
  found(await deleteById(tx, 'comments', id), 'comment');
  await recordOf(tx, target, id, 'deleted', []);
}

async function recordOf(
  tx: Tx,
  target: CommentTarget,
  id: string,
  verb: string,
  mentions: readonly string[],
) {
  await record(tx, {
    subject: 'comment',
    subjectId: id,
    app: target.app,
    task: target.task,
    flow: target.flow,
    verb,
    parties: [...new Set([...target.concerned, ...mentions])],
  });
}

async function notifyOf(
  tx: Tx,
  { task, flow }: CommentTarget,
  kind: 'mention' | 'comment',
  people: readonly string[],
) {
  await notify(tx, { kind, people, task: task ?? undefined, flow: flow ?? undefined });
}
