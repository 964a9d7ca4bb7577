import type { Money } from '@kazi/contract/shared';
import type { Task } from '@kazi/contract/work';
import { appStanding } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { filesByIds, presentFile } from '../../files/index.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Contract, InputOf } from '../../input.ts';
import { payerOf, reachesConfirmation } from '../../money/index.ts';
import { mayAddTask } from '../../organisation/index.ts';
import { toPage } from '../../page.ts';
import { found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { checkedDelivery, type NewDelivery } from '../deliveries/deliveries.ts';
import type { NewMarks } from '../deliveries/marks.ts';
import { renderMentions } from '../mentions.ts';
import { approveTask } from './approve.ts';
import { changeOneOfMany, confirmedOfMany, deleteOneOfMany, proveOfMany, taskToDelete } from './bulk.ts';
import { changeTask, normalised, promiseOf, refuseStrangers } from './change.ts';
import { createTask, deleteTask, recordOf } from './commands.ts';
import { type Action, acceptanceOf, moveOf, moveTask } from './move.ts';
import { claimTask, findTask, mayAssign, mayRead, seesReward } from './policy.ts';
import {
  type ActivityRow,
  activityKeys,
  activityPage,
  presentActivity,
  presentCard,
  presentElsewhere,
  presentTask,
} from './present.ts';
import {
  acrossPage,
  countsByStatus,
  type ListedRow,
  labelsOf,
  type MineRow,
  mineKeys,
  minePage,
  noTasks,
  seesAnythingOf,
  taskKeys,
  taskPage,
} from './queries.ts';
import { chargeForReward, spenderIn } from './reward.ts';
import { numberOf, type TaskRow } from './rows.ts';

const calls = authed.work.tasks;

/** A task as its viewer sees it, with the names of the people mentioned. */
export const showTask = async (tx: Tx, context: AuthedContext, id: string): Promise<Task> =>
  show(tx, context, await findTask(tx, context.viewer, id));

async function show(db: Db, { viewer, services }: AuthedContext, row: TaskRow): Promise<Task> {
  const files = await filesByIds(db, viewer.tenant, row.files);
  const shown = files.map((file) => presentFile(file, services.addresses));
  const task = presentTask(row, viewer, services.addresses, shown);
  const named = await renderMentions(db, viewer.tenant, [task.description]);
  return { ...task, description: named(task.description) };
}

/** The task as it is after a change, which 409 carries too where the change came too late. */
async function showChanged(tx: Tx, context: AuthedContext, id: string, changed: boolean): Promise<Task> {
  const now = await show(tx, context, await findTask(tx, context.viewer, id));
  if (!changed) throw staleVersion(now);
  return now;
}

/** Throws 404 for an app that the viewer does not see, as an empty list would look the same. */
async function refuseHidden(db: Db, { viewer }: AuthedContext, app: string): Promise<void> {
  if (!(await seesAnythingOf(db, viewer, app))) throw refuse('not-found', { noun: 'app' });
}

const refuseReader = ({ viewer }: AuthedContext) => {
  if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-tasks' });
};

type NewBonus = NonNullable<InputOf<Contract['work']['tasks']['accept']>['bonus']>;

/** The budget that a bonus beside an acceptance is taken from; it needs proof, as every bonus does. Throws where there is nobody to pay, or nothing on hold. */
function chargeForBonus(tx: Tx, { viewer, proveIf }: AuthedContext, task: TaskRow, { amount }: NewBonus) {
  if (task.reward_state !== 'held') throw refuse('reward-not-held');
  if (task.assignees.every(({ id }) => id === task.owner_id)) throw refuse('nobody-to-pay');
  proveIf(true);
  return chargeForReward(tx, viewer, task, amount.amount);
}

interface ActInput {
  id: string;
  version: number;
  reason?: string | undefined;
  confirmedReward?: Money | undefined;
  marks?: NewMarks;
  bonus?: NewBonus | undefined;
}

/** A move with a call of its own: a noun, kept with who, when and why. */
function act(
  action: Action,
  {
    input,
    context,
  }: {
    input: ActInput;
    context: AuthedContext;
  },
  deliver?: (tx: Tx) => Promise<NewDelivery>,
): Promise<Task> {
  return context.write(async (tx) => {
    const task = await claimTask(tx, context.viewer, input.id);
    if (task.version !== input.version) return showChanged(tx, context, task.id, false);
    const move = await moveOf(tx, context.viewer, task, { action });
    if (action === 'acceptance' || action === 'reopening') {
      const promised = promiseOf(task, { status: move.to });
      context.proveIf(await reachesConfirmation(tx, context.tenant, promised));
    }
    const acceptance = acceptanceOf(context, input.confirmedReward);
    const charge = input.bonus && (await chargeForBonus(tx, context, task, input.bonus));
    const moved = await moveTask(tx, context.viewer, task, move, {
      reason: input.reason,
      delivery: await deliver?.(tx),
      marks: input.marks,
      acceptance: { ...acceptance, bonus: input.bonus?.amount },
      charge,
    });
    if (moved !== undefined && input.bonus)
      await recordOf(tx, task, 'bonus-paid', { version: moved, reason: input.bonus.reason });
    return showChanged(tx, context, task.id, moved !== undefined);
  });
}

export const tasks = {
  create: calls.create.handler(({ input: { app: appId, ...input }, context }) =>
    context.write(async (tx) => {
      const { viewer } = context;
      const app = found(await appStanding(tx, viewer, appId), 'app');
      if (!mayAddTask(viewer, app)) throw refuse('may-not', { what: 'add-tasks-to-this-app' });
      const given = normalised(input);
      const spender = await spenderIn(tx, viewer, app);
      if (given.assignees?.length && !mayAssign(viewer, spender))
        throw refuse('may-not', { what: 'assign-people-to-tasks-of-this-app' });
      const charge = given.reward ? await chargeForReward(tx, viewer, spender) : undefined;
      await refuseStrangers(tx, viewer, app.id, given);
      const payer = given.reward && (await payerOf(tx, viewer.tenant, app.id));
      const promised = given.reward && payer ? [{ payer: payer.id, reward: given.reward }] : [];
      context.proveIf(await reachesConfirmation(tx, viewer.tenant, promised));
      const id = await createTask(tx, { ...given, app: app.id, charge });
      return show(tx, context, await findTask(tx, context.viewer, id));
    }),
  ),

  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      refuseReader(context);
      const { viewer, services } = context;
      const rows = await taskPage(db, viewer, input);
      if (rows.length === 0) await refuseHidden(db, context, input.app);
      const present = (row: ListedRow) => presentCard(row, viewer, services.addresses);
      return toPage(rows, input.limit, { keys: taskKeys, present });
    }),
  ),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => show(db, context, await findTask(db, context.viewer, input.id))),
  ),

  update: calls.update.handler(({ input: { id, ...change }, context }) =>
    context.write(async (tx) => {
      const task = await claimTask(tx, context.viewer, id, { order: change.place !== undefined });
      const changed = await changeTask(tx, context, task, change);
      return showChanged(tx, context, id, changed);
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const task = await taskToDelete(tx, context.viewer, input.id);
      await deleteTask(tx, task);
      return { message: doneText(context.language, 'deleted', { name: numberOf(task) }) };
    }),
  ),

  counts: calls.counts.handler(({ input, context }) =>
    context.readShown(async (db) => {
      refuseReader(context);
      const rows = await countsByStatus(db, context.viewer, input);
      if (rows.length === 0) await refuseHidden(db, context, input.app);
      const counts = noTasks();
      for (const { status, tasks } of rows) counts[status] = tasks;
      return { counts };
    }),
  ),

  mine: calls.mine.handler(async ({ input, context }) => {
    refuseReader(context);
    const { viewer, services } = context;
    const rows = await context.readShown((db) => minePage(db, viewer, input));
    const present = (row: MineRow) => presentElsewhere(row, viewer, services.addresses);
    return toPage(rows, input.limit, { keys: mineKeys, present });
  }),

  across: calls.across.handler(({ input, context }) => {
    refuseReader(context);
    const { viewer, services } = context;
    return context.readShown((db) =>
      acrossPage(db, viewer, input, (row) => presentElsewhere(row, viewer, services.addresses)),
    );
  }),

  labels: calls.labels.handler(({ input, context }) =>
    context.readShown(async (db) => {
      refuseReader(context);
      const items = await labelsOf(db, context.viewer, input.app);
      if (items.length === 0) await refuseHidden(db, context, input.app);
      return { items };
    }),
  ),

  bulk: calls.bulk.handler(async ({ input, context }) => {
    refuseReader(context);
    const items = [];
    const confirmed = await confirmedOfMany(context, input);
    await proveOfMany(context, input);
    for (const task of input.tasks) {
      const change = { ...input.change, confirmedReward: confirmed.get(task._id) };
      items.push(await changeOneOfMany(context, task, change));
    }
    return { items };
  }),

  bulkDelete: calls.bulkDelete.handler(async ({ input, context }) => {
    refuseReader(context);
    const items = [];
    for (const id of input.tasks) items.push(await deleteOneOfMany(context, id));
    return { items };
  }),

  submit: calls.submit.handler((call) =>
    act('submission', call, (tx) => checkedDelivery(tx, call.context.viewer, call.input)),
  ),
  retract: calls.retract.handler((call) => act('retraction', call)),
  approve: calls.approve.handler(({ input, context }) =>
    context.write(async (tx) => {
      const task = await claimTask(tx, context.viewer, input.id);
      const isCurrent = task.version === input.version;
      const approved = isCurrent && (await approveTask(tx, context, task, input.marks));
      return showChanged(tx, context, task.id, approved);
    }),
  ),
  accept: calls.accept.handler((call) => act('acceptance', call)),
  undo: calls.undo.handler((call) => act('undo', call)),
  reject: calls.reject.handler((call) => act('rejection', call)),
  reopen: calls.reopen.handler((call) => act('reopening', call)),
  cancel: calls.cancel.handler((call) => act('cancellation', call)),

  activity: calls.activity.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { viewer, services } = context;
      const task = await findTask(db, viewer, input.id);
      const rows = await activityPage(db, viewer, { ...input, task });
      const hidesReward = !seesReward(viewer, task);
      const present = (row: ActivityRow) => presentActivity(row, services.addresses, { viewer, hidesReward });
      return toPage(rows, input.limit, { keys: activityKeys, present });
    }),
  ),
};
