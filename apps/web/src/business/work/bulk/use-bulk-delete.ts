import { type BulkResult, bulkMaxItems, type TaskCard } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { rememberUndo } from '../../../shell/undo.ts';
import { refreshCounts, removeTask } from '../change/task-cache.ts';
import { type Refusal, refusalsAmong } from './use-bulk.ts';

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
