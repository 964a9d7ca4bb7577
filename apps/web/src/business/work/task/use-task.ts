import type { Task } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import type { TaskPatch, TaskSeen } from '../task-change/patch.ts';
import { toCard } from '../task-change/patch.ts';
import { useChangeTask } from '../task-change/use-change-task.ts';

/** A task, opened. */
export const useTask = (id: string) =>
  useQuery(api.work.tasks.get.queryOptions({ input: { id }, meta: { quiet: true } }));

/** An opened task as changes are based on it. */
export const seenOf = (task: Task): TaskSeen => ({ ...toCard(task), description: task.description });

/** Saves what is chosen for a task, shown at once. */
export function useSaveTask(task: Task) {
  const { mutate } = useChangeTask();
  return (patch: TaskPatch) => mutate({ task: seenOf(task), patch });
}
