import type { BulkResult, TaskCard } from '@kazi/contract/work';
import { client } from '../../../../api/client.ts';
import type { BulkChange } from './undoing.ts';

/** As many as one call takes. */
const callMost = 200;

/** Changes tasks, each for itself: the answers say which were, and why others were not. */
export async function changeMany(
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
