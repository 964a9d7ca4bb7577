import { cents, noCents, plus } from '@kazi/contract/cents';
import { sql } from 'kysely';
import { record } from '../../events/record.ts';
import { authed } from '../../http/procedures.ts';
import { handle, type JobHandler } from '../../jobs/job.ts';
import {
  accountsShown,
  heldOn,
  isConfirmed,
  lockRewards,
  releaseEarned,
  releaseReward,
  sweepReleases,
} from '../../money/index.ts';
import { found, refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { moveOf, moveTask } from './move.ts';
import { findTask, isReleasing, lockTasks, mayAccept, movesOpenTo } from './policy.ts';
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
        : task.status === 'in-review' && movesOpenTo(viewer, task).some(({ to }) => to === 'done');
    const early = only && tasks.find((task) => !isReleasing(task) && task.status !== 'in-review');
    if (early) throw refuse('task-not-in-review', { task: numberOf(early) });
    const released = tasks.filter((task) => only !== undefined || isOpen(task));
    // What one task would pay is told to nobody who may not accept it.
    for (const task of released)
      if (!isReleasing(task) || !isOpen(task)) await moveOf(tx, viewer, task, { action: 'acceptance' });
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

/**
 * Releases the reward of a task once its acceptance can no longer be undone. The task's lock decides between this and an
 * undoing: the second of them finds that nothing is being released any more.
 */
async function releaseDue({ tenant, task: id }: { tenant: string; task: string }, { database }: Services) {
  await database.write(tenant, null, async (tx) => {
    await lockTasks(tx, [id]);
    const task = await tx
      .selectFrom('tasks')
      .select(['id', 'app_id as app', 'flow_id as flow'])
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    const parties = task ? await releaseEarned(tx, task, { onlyDue: true }) : [];
    if (!task || parties.length === 0) return;
    await record(tx, {
      subject: 'task',
      subjectId: id,
      verb: 'paid',
      app: task.app,
      task: id,
      flow: task.flow,
      parties,
    });
  });
}

const batchSize = 100;

/** Releases what is due and whose job was lost with a server. */
async function sweep(services: Services): Promise<void> {
  const tenants = await services.database.shared((db) => db.selectFrom('tenants').select('id').execute());
  for (const { id: tenant } of tenants) {
    const due = await services.database.read(tenant, (db) =>
      db
        .selectFrom('rewards')
        .select('task_id as task')
        .distinct()
        .where('tenant_id', '=', tenant)
        .where('resolution', 'is', null)
        .where('release_at', '<', sql<Date>`now() - interval '10 seconds'`)
        .limit(batchSize)
        .execute(),
    );
    for (const { task } of due) await releaseDue({ tenant, task }, services);
  }
}

/** What releases rewards. */
export const releaseJobs: JobHandler[] = [
  handle(releaseReward, releaseDue),
  { ...handle(sweepReleases, (_none, services) => sweep(services)), schedule: '* * * * *' },
];
