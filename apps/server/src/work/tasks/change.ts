import { reachesAll } from '@kazi/contract/abilities';
import { type Money, noCents, plus } from '@kazi/contract/shared';
import { descriptionMaxLength, type TaskChange } from '@kazi/contract/work';
import { sql } from 'kysely';
import { assignableAmong, taskTakersAmong } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { ownedFiles } from '../../files/index.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { lockOutgoings, reachesConfirmation } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, type Fields, refuse } from '../../refuse.ts';
import { isFlowOf } from '../flows/flows.ts';
import { storedRichText } from '../rich-text.ts';
import { placeTask, updateTask } from './commands.ts';
import { acceptanceOf, moveOf, moveTask } from './move.ts';
import { type Place, positionFor } from './place.ts';
import { mayAssign, mayPlace, mayUpdate, promisesAnew, seesReward } from './policy.ts';
import { chargeFor, promisedBy } from './reward.ts';
import { contentOf, rewardOf, type TaskContent, type TaskRow, type TaskState } from './rows.ts';

/** Throws where what is given names people, a flow or files that this task cannot have. */
export async function refuseStrangers(
  db: Db,
  viewer: Viewer,
  app: string,
  given: Patch<TaskContent>,
  before?: TaskContent,
): Promise<void> {
  const fields: Fields = {};
  const addedAssignees = added(given.assignees, before?.assignees);
  await holdInvitations(db, viewer.tenant, addedAssignees);
  if ((await taskTakersAmong(db, viewer.tenant, addedAssignees)).size < addedAssignees.length)
    fields.assignees = 'active-task-readers';
  else if (!(await mayBeGiven(db, viewer, app, addedAssignees))) fields.assignees = 'team-members';
  if (given.flow && given.flow !== before?.flow && !(await isFlowOf(db, viewer.tenant, app, given.flow)))
    fields.flow = 'flow-of-app';
  const uploads = added(given.attachments, before?.attachments);
  if (uploads.length > 0 && (await ownedFiles(db, viewer, uploads)).length < uploads.length)
    fields.attachments = 'own-uploads';
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

/** An invitation of theirs ends before this change, or after it, and then sees what it assigned. */
async function holdInvitations(db: Db, tenant: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await sql`
    select i.id from invitations i
    where i.tenant_id = ${tenant} and i.accepted_at is null and i.withdrawn_at is null and i.email in (
      select u.email from users u where u.tenant_id = ${tenant} and u.id = any(${people}::uuid[]) and u.login_id is null)
    order by i.id for share`.execute(db);
}

/** Managers of all tasks give them to all people; others to the people of the app, and agents where they may choose any. */
async function mayBeGiven(db: Db, viewer: Viewer, app: string, people: readonly string[]): Promise<boolean> {
  if (reachesAll(viewer.ability, 'Task')) return true;
  return (await assignableAmong(db, viewer.tenant, app, people)).size === people.length;
}

const added = (given: readonly string[] = [], before: readonly string[] = []) =>
  given.filter((id) => !before.includes(id));

/** Content in the form that it is compared and kept in: rich text cleaned, lists of people and files sorted. */
export const normalised = <Given extends Patch<TaskContent>>(given: Given): Given => ({
  ...given,
  ...(given.description !== undefined && {
    description: storedRichText(given.description, 'description', descriptionMaxLength),
  }),
  ...(given.assignees && { assignees: given.assignees.toSorted() }),
  ...(given.attachments && { attachments: given.attachments.toSorted() }),
});

/**
 * Changes, moves and places a task as asked, each part if the viewer may. False, with nothing kept, where the task is no
 * longer at the version that the change was based on.
 */
export async function changeTask(
  tx: Tx,
  context: Pick<AuthedContext, 'viewer' | 'services' | 'proveIf'>,
  task: TaskRow,
  { version, status, place, confirmedReward: confirmed, ...content }: Omit<TaskChange, 'id'>,
): Promise<boolean> {
  if (task.version !== version) return false;
  const { viewer, proveIf } = context;
  const given = normalised(asSeen(viewer, task, content));
  const before = contentOf(task);
  const changes = changesOf({ ...before }, { ...given });
  refuseForbidden(viewer, task, changes);
  const charge = await chargeFor(tx, viewer, task, { given, changes });
  await refuseStrangers(tx, viewer, task.app_id, given, before);
  proveIf(await reachesConfirmation(tx, viewer.tenant, promiseOf(task, { ...given, status })));
  const after = changed(task, given);
  const move = status && status !== task.status ? await moveOf(tx, viewer, after, { to: status }) : undefined;
  const position = place && (await positionAsked(tx, viewer, task, place));

  // The change may move what is held, and then the acceptance pays it: what limits that is locked before both.
  if (move?.action === 'acceptance' && after.reward_amount && (changes.assignees || changes.reward))
    await lockOutgoings(tx, [task.owner_id]);
  const updated = await updateTask(tx, task, { given, changes, charge });
  if (updated === undefined) return false;
  const moving = { ...after, version: updated };
  const acceptance = acceptanceOf(context, confirmed);
  if (move) return (await moveTask(tx, viewer, moving, move, { position, acceptance })) !== undefined;
  if (position) await placeTask(tx, { ...task, version: updated }, position);
  return true;
}

/** A change as it is meant: no reward, sent back by who does not see the task's, is no change of it. */
const asSeen = (viewer: Viewer, task: TaskRow, { reward, ...content }: Patch<TaskContent>) =>
  reward === null && !seesReward(viewer, task) ? content : { ...content, reward };

/**
 * What a change of a task promises of its payer's money, altogether with what the task has paid already, so that a reward that is
 * raised in steps counts whole; empty where it promises nothing more.
 */
export function promiseOf(
  task: TaskRow,
  { reward, assignees, status = task.status }: PromiseChange,
): { payer: string; reward: Money }[] {
  const given = normalised({ reward, assignees });
  const changes = changesOf({ ...contentOf(task) }, { ...given });
  const promised = reward === undefined ? rewardOf(task) : reward;
  const isAnew = status !== task.status && promisesAnew(task);
  if (!promised || !(isAnew || promisedBy(task, { given, changes }))) return [];
  const amount = plus(promised.amount, task.paid?.amount ?? noCents);
  return [{ payer: task.owner_id, reward: { ...promised, amount } }];
}

type PromiseChange = Pick<Patch<TaskChange>, 'reward' | 'assignees' | 'status'>;

/** The task with what decides who may move it, and on its reward, as the change leaves it. */
const changed = (task: TaskRow, { assignees, reward }: Patch<TaskContent>): TaskState => ({
  ...task,
  ...(assignees && {
    assignees: assignees.map((id) => task.assignees.find((person) => person.id === id) ?? { id }),
  }),
  ...(reward !== undefined && {
    reward_amount: reward?.amount ?? null,
    reward_currency: reward?.currency ?? null,
  }),
});

/** What is given but stays as it is needs no right. Of the reward `chargeFor` decides. */
function refuseForbidden(viewer: Viewer, task: TaskRow, { assignees, reward, ...content }: Changes): void {
  if (assignees && !mayAssign(viewer, task)) throw refuse('may-not', { what: 'assign-people-to-this-task' });
  if (Object.keys(content).length > 0 && !mayUpdate(viewer, task))
    throw refuse('may-not', { what: 'change-this-task' });
}

async function positionAsked(tx: Tx, viewer: Viewer, task: TaskRow, place: Place): Promise<string> {
  if (!mayPlace(viewer, task)) throw refuse('may-not', { what: 'move-this-task' });
  const position = await positionFor(tx, task, place);
  if (position === undefined)
    throw badInput({ [place.after ? 'place.after' : 'place.before']: 'other-task' });
  return position;
}
