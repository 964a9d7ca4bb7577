import { noCents, plus } from '@kazi/contract/cents';
import { found, notFound } from '../../http/errors.ts';
import { authed } from '../../http/procedures.ts';
import { accountsShown, heldOn } from '../../money/index.ts';
import { findTask } from './find.ts';
import { moveOf, moveTask } from './move.ts';
import { movesOpenTo } from './policy.ts';
import { taskById } from './queries.ts';

/**
 * Makes what is on hold an agent's own, by accepting the work it is held for: that of one task, or of every task handed
 * in that the caller may accept. Doing it twice is as good as once.
 */
export const release = authed.money.accounts.release.handler(({ input: { id, task: only }, context }) =>
  context.write(async (tx) => {
    const { viewer } = context;
    const account = found(await heldOn(tx, id), 'account');
    const wanted = account.rewards.filter(({ task }) => only === undefined || task === only);
    let amount = noCents;
    let seen = 0;
    for (const reward of wanted) {
      const task = only ? await findTask(tx, viewer, only) : await taskById(tx, viewer, reward.task);
      if (!task) continue;
      seen += 1;
      // Of many, those that are not handed in are left; for a single one the call is refused with the reason.
      if (!only && !(task.status === 'in-review' && movesOpenTo(viewer, task).includes('done'))) continue;
      await moveTask(tx, task, moveOf(viewer, task, { action: 'acceptance' }));
      amount = plus(amount, reward.amount);
    }
    const items = await accountsShown(tx, viewer, account.user);
    if (seen === 0 && items.length === 0) throw notFound('account');
    return { released: { amount, currency: account.currency }, items };
  }),
);
