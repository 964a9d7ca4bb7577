import type { Task } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { seenOf, type TaskPatch } from '../change/task-record.ts';
import { useChangeTask } from '../change/use-change-task.ts';
import { taskOptions } from './task-options.ts';

/** What was asked when a pointer came near is new enough to open a task with; later it is asked for again. */
const freshMs = 3_000;

/** A task, opened. */
export const useTask = (id: string) => useQuery({ ...taskOptions(id), staleTime: freshMs });

/** Saves what is chosen for a task, shown at once. */
export function useSaveTask(task: Task) {
  const { change } = useChangeTask();
  return (patch: TaskPatch) => void change({ seen: seenOf(task), patch });
}
