import { moveBetween } from '@kazi/contract/work';
import { sql } from 'kysely';
import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { mayLeave, paysWhenApproved, reachesConfirmation } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { addMarks, type NewMarks } from '../deliveries/marks.ts';
import { recordOf } from './commands.ts';
import { acceptanceOf, moveTask } from './move.ts';
import { mayApprove } from './policy.ts';
import { numberOf, payablesOf, type TaskRow } from './rows.ts';

/**
 * Approves the work that is handed in, by an approver of its project. That accepts what pays nothing; what pays is accepted where
 * its payer lets approvals pay and would not be asked about the sum, else its payer is told that it waits for them. False, with
 * nothing changed, where the task is no longer at its version.
 */
export async function approveTask(
  tx: Tx,
  context: AuthedContext,
  task: TaskRow,
  marks: NewMarks,
): Promise<boolean> {
  const { viewer } = context;
  if (!mayApprove(viewer, task)) throw notApproving(viewer, task);
  const updated = await tx
    .updateTable('tasks')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, task.id, task.version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await tx
    .insertInto('task_approvals')
    .values({ tenant_id: tx.tenant, id: newId(), task_id: task.id, approver_id: actorOf(tx) })
    .execute();
  const changes = await addMarks(tx, task.id, marks);
  await recordOf(tx, task, 'approved', { version: updated.version, changes, concerns: [task.owner_id] });
  const isAccepted = await isAcceptedByApproval(tx, task);
  // Who did the work is told of its acceptance otherwise.
  const workers = isAccepted ? [] : task.assignees.map(({ id }) => id);
  await notify(tx, { kind: 'work-approved', people: [task.owner_id, ...workers], task: task.id });
  const move = moveBetween('in-review', 'done');
  if (isAccepted && move) {
    // What would ask for proof waits for the payer instead.
    const acceptance = { ...acceptanceOf(context, undefined), proveIf: () => undefined };
    await moveTask(tx, viewer, { ...task, version: updated.version }, move, { acceptance });
  }
  return true;
}

/** Whether an approval accepts the work. What its payer wants to confirm, or a limit of 24 hours stops, waits for them. */
async function isAcceptedByApproval(tx: Tx, task: TaskRow): Promise<boolean> {
  if (task.disputed) return false;
  if (!task.reward_amount && !task.held_amount) return true;
  if (!(await paysWhenApproved(tx, task.app_id))) return false;
  const payables = payablesOf(task);
  if (await reachesConfirmation(tx, tx.tenant, payables)) return false;
  for (const { payer, reward } of payables)
    if (!(await mayLeave(tx, { payer, amount: reward.amount }))) return false;
  return true;
}

/** Why the viewer may not approve a task's work now. */
function notApproving(viewer: Viewer, task: TaskRow) {
  const about = { task: numberOf(task) };
  if (task.assignees.some(({ id }) => id === viewer.user.id))
    return refuse('may-not', { what: 'accept-own-work', ...about });
  if (!task.approves) return refuse('may-not', { what: 'approve-task', ...about });
  if (task.status !== 'in-review' || !task.approval) return refuse('nothing-to-approve', about);
  const { firstName, lastName } = task.approval.by;
  return refuse('task-approved', { ...about, by: `${firstName} ${lastName}` });
}
