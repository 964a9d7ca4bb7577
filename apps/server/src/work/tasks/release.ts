import { cents, noCents, plus } from '@kazi/contract/cents';
import { authed } from '../../http/procedures.ts';
import { accountsShown, heldOn, isConfirmed, lockRewards, releaseEarned } from '../../money/index.ts';
import { found, refuse } from '../../refuse.ts';
import { findTask } from './find.ts';
import { lockTasks } from './lock.ts';
import { moveOf, moveTask } from './move.ts';
import { isReleasing, mayAccept, movesOpenTo } from './policy.ts';
import { tasksByIds } from './queries.ts';
import { numberOf, payablesOf, type TaskRow } from './rows.ts';

/**
 * Makes what is on hold an agent's own, at once, by accepting the work it is held for: that of one task, or of every task
 * handed in that the caller may accept. Doing it twice is as good as once.
 */
export const release = authed.money.accounts.release.handler(({ input, context }) =>
  context.write(async (tx) => {
    const { id, task: only, confirmedReward } = input;
    const { viewer } = context;
    const before = found(await heldOn(tx, id), 'account').rewards.map(({ task }) => task);
    const asked = before.filter((task) => only === undefined || task === only);
    await lockTasks(tx, asked);
    await lockRewards(tx, asked, { toPay: true });
    // Read again: some may have been released or returned while their locks were waited for.
    const account = found(await heldOn(tx, id), 'account');
    const wanted = new Map(account.rewards.map(({ task, amount }) => [task, amount]));
    const held = asked.filter((task) => wanted.has(task));
    const tasks =
      only && held.length > 0 ? [await findTask(tx, viewer, only)] : await tasksByIds(tx, viewer, held);
    // Of many, those that are not handed in are left; for a single one the call is refused with the reason.
    const isOpen = (task: TaskRow) =>
      isReleasing(task)
        ? mayAccept(viewer, task)
        : task.status === 'in-review' && movesOpenTo(viewer, task).includes('done');
    const early = only && tasks.find((task) => !isReleasing(task) && task.status !== 'in-review');
    if (early) throw refuse('task-not-in-review', { task: numberOf(early) });
    const released = tasks.filter((task) => only !== undefined || isOpen(task));
    await isConfirmed(tx, viewer.tenant, released.flatMap(payablesOf), {
      confirmed: confirmedReward,
      proveIf: context.proveIf,
    });
    let amount = noCents;
    for (const task of released) {
      if (isReleasing(task) && isOpen(task)) await releaseEarned(tx, { id: task.id, app: task.app_id });
      else await moveTask(tx, viewer, task, await moveOf(tx, viewer, task, { action: 'acceptance' }));
      amount = plus(amount, wanted.get(task.id) ?? cents(0));
    }
    const items = await accountsShown(tx, viewer, account.user);
    if (tasks.length === 0 && items.length === 0) throw refuse('not-found', { noun: 'account' });
    return { released: { amount, currency: account.currency }, items };
  }),
);
