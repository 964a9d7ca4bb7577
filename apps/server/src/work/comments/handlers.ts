import { reachesAll } from '@kazi/contract/abilities';
import { type Comment, commentMaxLength, type Reaction, reactions } from '@kazi/contract/work';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { readMentions, renderMentions } from '../mentions.ts';
import { saysNothing, storedRichText } from '../rich-text.ts';
import { createComment, deleteComment, setReaction, updateComment } from './commands.ts';
import { type CommentRow, commentById, commentKeys, commentPage } from './queries.ts';
import { type CommentTarget, findTarget } from './target.ts';

/** What is commented on, as far as it gives a say over its comments. */
interface Target {
  /** The viewer owns the app. */
  owns: boolean;
  /** The viewer manages all records like what is commented on. */
  manages: boolean;
}

const wrote = ({ user }: Viewer, comment: { author_id: string }) => comment.author_id === user.id;

const mayRead = ({ ability }: Viewer) => ability.can('read', 'Comment');
const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Comment');
/** Only the author of a comment changes its words. */
const mayUpdate = (viewer: Viewer, comment: { author_id: string }) =>
  wrote(viewer, comment) && viewer.ability.can('update', 'Comment');
const mayDelete = (viewer: Viewer, target: Target, comment: { author_id: string }) =>
  reachesAll(viewer.ability, 'Comment') ||
  ((target.manages || target.owns || wrote(viewer, comment)) && viewer.ability.can('delete', 'Comment'));

/** A comment as the viewer gets it, with what they may do to it. */
function presentComment(
  row: CommentRow,
  target: CommentTarget,
  viewer: Viewer,
  addresses: FileAddresses,
): Comment {
  return {
    _id: row.id,
    flow: row.flow_id,
    task: row.task_id,
    author: presentPerson(row.author, row.tenant_id, addresses),
    body: row.body,
    mentions: row.mentions,
    version: row.version,
    reactions: reactions.flatMap((reaction) => {
      const people = row.reactions.filter((one) => one.reaction === reaction);
      return people.length > 0 ? [{ reaction, people: people.map(({ id, name }) => ({ id, name })) }] : [];
    }),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, target, row),
      react: mayCreate(viewer),
    },
  };
}

const calls = authed.work.comments;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string) {
  const comment = found(mayRead(viewer) ? await commentById(db, tenant, id) : undefined, 'comment');
  const target = await findTarget(db, viewer, { task: comment.task_id, flow: comment.flow_id });
  return { comment, target };
}

async function showById(tx: Tx, context: AuthedContext, id: string): Promise<Comment> {
  const { viewer, services } = context;
  const { comment, target } = await find(tx, context, id);
  const named = await renderMentions(tx, viewer.tenant, [comment.body]);
  return presentComment({ ...comment, body: named(comment.body) }, target, viewer, services.addresses);
}

/**
 * The cleaned words of a comment, and whom they mention: people named beside them or in them, who see what is commented on. Throws 400
 * where one newly named beside them does not.
 */
async function checkedWords(
  target: CommentTarget,
  given: { body: string; mentions?: string[] | undefined },
  before: readonly string[] = [],
) {
  const body = storedRichText(given.body, 'body', commentMaxLength);
  if (saysNothing(body)) throw badInput({ body: 'say-something' });
  const named = given.mentions ?? before;
  const isNew = (user: string) => !before.includes(user);
  const written = readMentions(body);
  const seeing = await target.viewersAmong([...named, ...written].filter(isNew));
  if (named.some((user) => isNew(user) && !seeing.has(user))) throw badInput({ mentions: 'people-who-see' });
  const mentioned = written.filter((user) => !isNew(user) || seeing.has(user));
  return { body, mentions: [...new Set([...named, ...mentioned])] };
}

/** The comment with the viewer's reaction to it, or without. Who may comment may react. */
const setMine = (
  context: AuthedContext,
  { id, ...change }: { id: string; reaction: Reaction; isOn: boolean },
) =>
  context.write(async (tx) => {
    const { comment, target } = await find(tx, context, id);
    if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'comment-here' });
    await setReaction(tx, target, comment, change);
    return showById(tx, context, id);
  });

export const comments = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const target = await findTarget(db, context.viewer, input);
      if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-comments' });
      const { task, flow } = target;
      const { viewer, services } = context;
      const rows = await commentPage(db, context.tenant, { ...input, task, flow });
      const named = await renderMentions(
        db,
        context.tenant,
        rows.map(({ body }) => body),
      );
      const present = (row: CommentRow) =>
        presentComment({ ...row, body: named(row.body) }, target, viewer, services.addresses);
      return toPage(rows, input.limit, { keys: commentKeys, present });
    }),
  ),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      const target = await findTarget(tx, context.viewer, input);
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'comment-here' });
      const id = await createComment(tx, target, await checkedWords(target, input));
      return showById(tx, context, id);
    }),
  ),

  update: calls.update.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      const { comment, target } = await find(tx, context, id);
      if (!mayUpdate(context.viewer, comment)) throw refuse('may-not', { what: 'change-this-comment' });
      const words = await checkedWords(target, given, comment.mentions);
      const changed = await updateComment(tx, target, comment, { ...words, version: given.version });
      const now = await showById(tx, context, id);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  react: calls.react.handler(({ input, context }) => setMine(context, { ...input, isOn: true })),
  unreact: calls.unreact.handler(({ input, context }) => setMine(context, { ...input, isOn: false })),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { comment, target } = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, target, comment))
        throw refuse('may-not', { what: 'delete-this-comment' });
      await deleteComment(tx, target, comment);
      return { message: doneText(context.language, 'comment-deleted') };
    }),
  ),
};
