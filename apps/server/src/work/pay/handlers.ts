import { noCents, plus } from '@kazi/contract/shared';
import { task as taskShape } from '@kazi/contract/work';
import { managersOf, taskViewersAmong } from '../../access/index.ts';
import { notify } from '../../activity/index.ts';
import type { Tx } from '../../database/tenancy.ts';
import { once } from '../../http/once/once.ts';
import { authed } from '../../http/procedures.ts';
import {
  partsPaid,
  payBonus,
  reachesConfirmation,
  refuseDisputed,
  releasePart,
  settleHeld,
} from '../../money/index.ts';
import { refuse } from '../../refuse.ts';
import { recordOf } from '../tasks/commands.ts';
import { showTask } from '../tasks/handlers.ts';
import { claimTask, mayDispute, mayPayBonus, mayReleasePart, maySettle } from '../tasks/policy.ts';
import { chargeForReward } from '../tasks/reward.ts';
import { numberOf, type TaskRow } from '../tasks/rows.ts';
import { insertDispute, settleDispute, touchTask } from './disputes.ts';

const calls = authed.work.pay;

/** The task as the money calls know it. */
const paidTask = ({ id, app_id: app, owner_id: payer }: TaskRow) => ({ id, app, payer });

const idsOf = ({ assignees }: TaskRow) => assignees.map(({ id }) => id);

export const pay = {
  part: calls.part.handler(({ input, context }) => {
    // What was paid already asks for nothing when it is repeated.
    context.proveIf(false);
    return once(context, { call: 'part', input, answer: taskShape }, async (tx) => {
      const { viewer } = context;
      const { amount: part } = input;
      const task = await claimTask(tx, viewer, input.id);
      if (task.reward_state !== 'held') throw refuse('reward-not-held');
      await refuseDisputed(tx, task.id);
      if (!mayReleasePart(viewer, task))
        throw refuse('may-not', { what: 'pay-for-task', task: numberOf(task) });
      const reward = { ...part, amount: plus(part.amount, task.paid?.amount ?? noCents) };
      context.proveIf(await reachesConfirmation(tx, context.tenant, [{ payer: task.owner_id, reward }]));
      const people = await releasePart(tx, paidTask(task), part);
      await recordOf(tx, task, 'part-paid', { version: await touchTask(tx, task.id) });
      await notify(tx, { kind: 'part', people, task: task.id });
      return showTask(tx, context, task.id);
    });
  }),

  bonus: calls.bonus.handler(({ input, context }) =>
    once(context, { call: 'bonus', input, answer: taskShape }, async (tx) => {
      const { viewer } = context;
      const { amount: bonus, reason } = input;
      const task = await claimTask(tx, viewer, input.id);
      if (task.status !== 'done') throw refuse('bonus-before-acceptance');
      if (!mayPayBonus(viewer, task)) throw refuse('may-not', { what: 'pay-for-task', task: numberOf(task) });
      const people = idsOf(task).filter((person) => person !== task.owner_id);
      if (people.length === 0) throw refuse('nobody-to-pay');
      const charge = await chargeForReward(tx, viewer, task, bonus.amount);
      await payBonus(tx, paidTask(task), { bonus, people, charge });
      await recordOf(tx, task, 'bonus-paid', { version: await touchTask(tx, task.id), reason });
      await notify(tx, { kind: 'bonus', people, task: task.id });
      return showTask(tx, context, task.id);
    }),
  ),

  dispute: calls.dispute.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { viewer } = context;
      const task = await claimTask(tx, viewer, input.id);
      await refuseDisputed(tx, task.id);
      if (!mayDispute(viewer, task)) throw refuse('may-not', { what: 'open-dispute', task: numberOf(task) });
      if (task.reward_state !== 'held') throw refuse('reward-not-held');
      const settlers = await settlersOf(tx, task);
      if (settlers.length === 0) throw refuse('nobody-to-settle');
      await insertDispute(tx, task, input.reason);
      const version = await touchTask(tx, task.id);
      await recordOf(tx, task, 'disputed', { version, reason: input.reason, concerns: [task.owner_id] });
      await notify(tx, {
        kind: 'dispute',
        people: [task.owner_id, ...idsOf(task), ...settlers],
        task: task.id,
      });
      return showTask(tx, context, task.id);
    }),
  ),

  settle: calls.settle.handler(({ input, context }) =>
    once(context, { call: 'settlement', input, answer: taskShape }, async (tx) => {
      const { viewer } = context;
      const { paid, sentence } = input;
      const task = await claimTask(tx, viewer, input.id);
      if (!task.disputed) throw refuse('no-open-dispute');
      if (!maySettle(viewer, task)) throw refuse('may-not', { what: 'settle-dispute', task: numberOf(task) });
      const returned = await settleHeld(tx, paidTask(task), paid);
      const opener = await settleDispute(tx, task.id, { paid, returned, sentence });
      const version = await touchTask(tx, task.id, { reward: await partsPaid(tx, task.id) });
      await recordOf(tx, task, 'settled', { version, reason: sentence, concerns: [task.owner_id] });
      await notify(tx, {
        kind: 'settlement',
        people: [task.owner_id, opener, ...idsOf(task)],
        task: task.id,
      });
      return showTask(tx, context, task.id);
    }),
  ),
};

/** Who may settle a dispute over a task: those who manage disputes and see the task, but are no party to it. */
async function settlersOf(tx: Tx, task: TaskRow): Promise<string[]> {
  const parties = new Set([task.owner_id, ...idsOf(task)]);
  const others = (await managersOf(tx, tx.tenant, 'Dispute')).filter((user) => !parties.has(user));
  return [...(await taskViewersAmong(tx, tx.tenant, task, others))];
}
