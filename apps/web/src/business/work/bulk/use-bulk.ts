import { noCents, sum } from '@kazi/contract/cents';
import { type BulkResult, bulkMaxItems, hasLabel, type TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { toastFailure } from '../../../api/place-errors.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { rememberUndo, tellUndoable } from '../../../shell/undo.ts';
import { msUntilPaid, usePayWords } from '../change/pay.ts';
import { pendingTasks, refreshCounts, removeTask } from '../change/task-cache.ts';
import { confirmReopening, NotPaid, withPaymentConfirmed } from '../change/use-change-task.ts';
import { type FieldsWith, type TaskField, taskFields } from '../fields/task-fields.ts';

/** A task that could not be changed, and why. */
export interface Refusal {
  task: TaskCard;
  reason: string;
}

interface Bulk {
  tasks: readonly TaskCard[];
  change: BulkChange;
}

/** Changes many tasks at once: says how many were, offers to undo it, and keeps those that were refused. */
export function useBulk() {
  const queries = useQueryClient();
  const { t } = useTranslation('work');
  const words = usePayWords();
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  /** Puts every changed task in its place, and says which were refused. */
  function show(results: readonly BulkResult[], tasks: readonly TaskCard[]): TaskCard[] {
    const changed = results.flatMap(({ task }) => (task ? [task] : []));
    for (const task of changed) pendingTasks.show(queries, task);
    void refreshCounts(queries);
    setRefusals(refusalsAmong(results, tasks));
    return changed;
  }

  const { run, busy } = useWrite(
    async ({ tasks, change: wanted }: Bulk) => {
      await confirmReopening(tasks, wanted.status);
      const payable = tasks.filter(({ held, may }) => held && may.moves.includes('done'));
      return changeMany(tasks, wanted, (people) => ({
        what: words.tasks(payable.length),
        to: words.toAll(payable, people),
      }));
    },
    {
      changes: [],
      failed: (error) => error instanceof NotPaid || toastFailure(error),
      async done(results, { tasks, change: wanted }) {
        const changed = show(results, tasks);
        if (changed.length === 0) return undefined;
        const steps = undoStepsOf(wanted, tasks, changed);
        const message = paidText(tasks, changed) ?? t('bulk.done', { count: changed.length });
        if (steps.length === 0) return void toast({ message });
        const shownMs = await msUntilFirstPaid(changed);
        return tellUndoable({
          message,
          ...(shownMs !== undefined && { shownMs }),
          action: { label: t('bulk.undo'), run: () => void undo(steps) },
        });
      },
    },
  );

  /** What accepting these tasks has paid, or pays in a moment; undefined where it pays nothing. */
  function paidText(tasks: readonly TaskCard[], changed: readonly TaskCard[]): string | undefined {
    const accepted = changed.filter(({ status }) => status === 'done').map(({ _id }) => _id);
    const paid = tasks.filter(({ _id, status, held }) => held && status !== 'done' && accepted.includes(_id));
    const [first] = paid;
    if (!first?.held) return undefined;
    const isPaid = changed.every(({ rewardState }) => rewardState !== 'releasing');
    const amount = sum(paid.map(({ held }) => held?.amount ?? noCents));
    return t(isPaid ? 'pay.paid' : 'pay.paying', {
      number: words.tasks(paid.length),
      amount: words.amount({ ...first.held, amount }),
      to: words.toAll(paid),
    });
  }

  const { run: undo } = useWrite(
    async (steps: Bulk[]) =>
      (
        await Promise.all(steps.map(({ tasks, change: wanted }) => changeMany(tasks, wanted, noPayment)))
      ).flat(),
    {
      changes: [],
      done(results, steps) {
        const asked = steps.flatMap(({ tasks }) => tasks);
        const restored = show(results, asked);
        if (restored.length > 0) toast({ message: t('bulk.undone', { count: restored.length }) });
      },
    },
  );

  return {
    change: run,
    isBusy: busy,
    refusals,
    forgetRefusals: () => setRefusals([]),
  };
}

/** The tasks that were refused what was asked, each with its reason. */
const refusalsAmong = (results: readonly BulkResult[], tasks: readonly TaskCard[]): Refusal[] =>
  results.flatMap(({ _id, error }) => {
    const task = tasks.find((one) => one._id === _id);
    return task && error !== undefined ? [{ task, reason: error }] : [];
  });

/** How long all of these can be taken back, where some of them were just accepted: cards do not tell when they pay. */
async function msUntilFirstPaid(tasks: readonly TaskCard[]): Promise<number | undefined> {
  const releasing = tasks.find(({ rewardState }) => rewardState === 'releasing');
  if (!releasing) return undefined;
  const task = await client.work.tasks.get({ id: releasing._id }).catch(() => undefined);
  return task && msUntilPaid(task);
}

/** What brings tasks back; it pays no reward. */
const noPayment = () => ({ what: '', to: '' });

/** Changes tasks, each for itself: the answers say which were, and why others were not. */
async function changeMany(
  tasks: readonly Pick<TaskCard, '_id' | 'version'>[],
  { assignees, ...change }: BulkChange,
  about: (people: number) => { what: string; to: string },
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < tasks.length; from += bulkMaxItems) {
    const { items } = await withPaymentConfirmed(
      (confirmedReward) =>
        client.work.tasks.bulk({
          tasks: tasks.slice(from, from + bulkMaxItems).map(({ _id, version }) => ({ _id, version })),
          change: { ...change, ...(assignees && { assignees: assignees.map(({ id }) => id) }) },
          ...(confirmedReward && { confirmedReward }),
        }),
      about,
    );
    results.push(...items);
  }
  return results;
}

/** Deletes many tasks: says how many were, and keeps those that were refused. */
export function useBulkDelete() {
  const queries = useQueryClient();
  const { t } = useTranslation('work');
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const { run: remove, busy } = useWrite(deleteMany, {
    changes: ['task'],
    leave(results, tasks) {
      for (const { _id, ok } of results) if (ok) removeTask(queries, _id);
      void refreshCounts(queries);
      setRefusals(refusalsAmong(results, tasks));
      rememberUndo(undefined);
    },
    done(results) {
      const count = results.filter(({ ok }) => ok).length;
      if (count > 0) toast({ message: t('bulk.deleted', { count }) });
    },
  });
  return { remove, isBusy: busy, refusals, forgetRefusals: () => setRefusals([]) };
}

async function deleteMany(tasks: readonly TaskCard[]): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < tasks.length; from += bulkMaxItems) {
    const ids = tasks.slice(from, from + bulkMaxItems).map(({ _id }) => _id);
    const { items } = await client.work.tasks.bulkDelete({ tasks: ids });
    results.push(...items);
  }
  return results;
}

/** What shall be different about many tasks at once. */
export interface BulkChange extends Partial<Pick<TaskCard, FieldsWith<{ isBulk: true }> | 'status'>> {
  addLabels?: string[];
  removeLabels?: string[];
}

const bulkFields = Object.values<TaskField>(taskFields).filter(({ isBulk }) => isBulk);

/** Tasks that get the same value back. */
interface UndoStep {
  tasks: TaskCard[];
  change: BulkChange;
}

/**
 * What brings changed tasks back to how they were, tasks of one value together. A move is only undone where the
 * table of moves has the way back for the viewer.
 */
export function undoStepsOf(
  change: BulkChange,
  before: readonly TaskCard[],
  after: readonly TaskCard[],
): UndoStep[] {
  const steps = new Map<string, UndoStep>();
  for (const task of after) {
    const old = before.find(({ _id }) => _id === task._id);
    const back = old && restoring(change, old, task);
    if (!back) continue;
    const key = JSON.stringify(back);
    const step = steps.get(key) ?? { tasks: [], change: back };
    steps.set(key, { ...step, tasks: [...step.tasks, task] });
  }
  return [...steps.values()];
}

function restoring(change: BulkChange, old: TaskCard, now: TaskCard): BulkChange | undefined {
  const back: BulkChange = {};
  if (change.status && old.status !== now.status) {
    if (!now.may.moves.includes(old.status)) return undefined;
    back.status = old.status;
  }
  for (const { name } of bulkFields)
    if (name in change) Object.assign(back, { [name]: Reflect.get(old, name) });
  const added = change.addLabels?.filter((label) => !hasLabel(old.labels, label));
  const removed = old.labels.filter((label) => hasLabel(change.removeLabels ?? [], label));
  if (added?.length) back.removeLabels = added;
  if (removed.length) back.addLabels = removed;
  return Object.keys(back).length > 0 ? back : undefined;
}
