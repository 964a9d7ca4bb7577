import type { BulkResult, TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../api/client.ts';
import { arrive } from '../../task-change/unsaved.ts';
import { refreshCounts } from '../../task-lists/place.ts';
import { type BulkChange, undoingOf } from './undoing.ts';

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
  const client = useQueryClient();
  const { t } = useTranslation('work');
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  const run = useMutation({
    mutationFn: async ({ tasks, change }: Bulk) => changeMany(tasks, change),
    onSuccess: (results, { tasks, change }) => {
      const changed = results.flatMap(({ task }) => (task ? [task] : []));
      for (const task of changed) arrive(client, task);
      void refreshCounts(client);
      setRefusals(
        results.flatMap(({ _id, error }) => {
          const task = tasks.find((one) => one._id === _id);
          return task && error !== undefined ? [{ task, reason: error }] : [];
        }),
      );
      if (changed.length === 0) return;
      const steps = undoingOf(change, tasks, changed);
      toast({
        message: t('bulk.done', { count: changed.length }),
        ...(steps.length > 0 && { action: { label: t('bulk.undo'), run: () => undo.mutate(steps) } }),
      });
    },
  });

  const undo = useMutation({
    mutationFn: async (steps: Bulk[]) =>
      (await Promise.all(steps.map(({ tasks, change }) => changeMany(tasks, change)))).flat(),
    onSuccess: (results) => {
      const restored = results.flatMap(({ task }) => (task ? [task] : []));
      for (const task of restored) arrive(client, task);
      void refreshCounts(client);
      toast({ message: t('bulk.undone', { count: restored.length }) });
    },
  });

  return { change: run.mutate, isBusy: run.isPending, refusals, forgetRefusals: () => setRefusals([]) };
}

/** As many as one call takes. */
const callMost = 200;

/** Changes tasks, each for itself: the answers say which were, and why others were not. */
async function changeMany(
  tasks: readonly Pick<TaskCard, '_id' | 'version'>[],
  { assignees, ...change }: BulkChange,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < tasks.length; from += callMost) {
    const { items } = await client.work.tasks.bulk({
      tasks: tasks.slice(from, from + callMost).map(({ _id, version }) => ({ _id, version })),
      change: { ...change, ...(assignees && { assignees: assignees.map(({ id }) => id) }) },
    });
    results.push(...items);
  }
  return results;
}
