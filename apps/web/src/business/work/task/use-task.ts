import type { Task } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seenOf, type TaskPatch, type TaskSeen } from '../change/task-cache.ts';
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

/** Something that is being typed, and the task as it was when that began. */
export interface TypedEdit<Value> {
  seen: TaskSeen;
  value: Value;
}

/**
 * A field of a task that is typed. What others do to the task meanwhile does not disturb it, and is not overwritten:
 * the change is based on the task as it was when typing began. What cannot be saved stays typed.
 */
export function useTypedEdit<Value>(task: Task, first?: TypedEdit<Value>) {
  const { change, busy } = useChangeTask();
  const [edit, setEdit] = useState(first);

  async function save(patch: TaskPatch): Promise<void> {
    if (!edit) return;
    const changed = await change({ seen: edit.seen, patch });
    // A clash is decided on in its dialog; any other failure has been told.
    if (changed === 'stale') setEdit(undefined);
    if (typeof changed === 'string') return;
    setEdit((now) => (now === edit ? undefined : now && { ...now, seen: seenOf(changed.saved) }));
  }

  return {
    /** Undefined while the field is not being edited. */
    edit,
    isSaving: busy,
    type: (value: Value) => setEdit({ seen: edit?.seen ?? seenOf(task), value }),
    resume: setEdit,
    giveUp: () => setEdit(undefined),
    save,
  };
}
