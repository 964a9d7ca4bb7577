import { type BulkResult, bulkMaxItems, type TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { rememberUndo } from '../../../shell/undo.ts';
import { refreshCounts, removeTask } from '../task-lists/place.ts';
import { type Refusal, refusalsAmong } from './use-bulk.ts';

/** Deletes many tasks: says how many were, and keeps those that were refused. */
export function useBulkDelete() {
  const client = useQueryClient();
  const { t } = useTranslation('work');
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const run = useMutation({
    mutationFn: deleteMany,
    onSuccess: (results, tasks) => {
      const deleted = results.filter(({ ok }) => ok);
      for (const { _id } of deleted) removeTask(client, _id);
      void refreshCounts(client);
      void client.invalidateQueries({ queryKey: api.work.tasks.mine.key() });
      setRefusals(refusalsAmong(results, tasks));
      rememberUndo(undefined);
      if (deleted.length > 0) toast({ message: t('bulk.deleted', { count: deleted.length }) });
    },
  });
  return { remove: run.mutateAsync, isBusy: run.isPending, refusals, forgetRefusals: () => setRefusals([]) };
}

async function deleteMany(tasks: readonly TaskCard[]): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < tasks.length; from += bulkMaxItems) {
    const ids = tasks.slice(from, from + bulkMaxItems).map(({ _id }) => _id);
    const { items } = await calls.work.tasks.bulkDelete({ tasks: ids });
    results.push(...items);
  }
  return results;
}
