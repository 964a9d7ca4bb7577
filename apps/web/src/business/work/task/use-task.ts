import type { Task } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import type { TaskPatch, TaskSeen } from '../task-change/patch.ts';
import { toCard } from '../task-change/patch.ts';
import { useChangeTask } from '../task-change/use-change-task.ts';
import { taskOptions } from './task-options.ts';

/** What was asked when a pointer came near is new enough to open a task with; later it is asked for again. */
const freshMs = 3_000;

/** A task, opened. */
export const useTask = (id: string) => useQuery({ ...taskOptions(id), staleTime: freshMs });

/** An opened task as changes are based on it. */
export const seenOf = (task: Task): TaskSeen => ({ ...toCard(task), description: task.description });

/** Saves what is chosen for a task, shown at once. */
export function useSaveTask(task: Task) {
  const { mutate } = useChangeTask();
  return (patch: TaskPatch) => mutate({ task: seenOf(task), patch });
}
