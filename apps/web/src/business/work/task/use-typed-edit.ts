import type { Task } from '@kazi/contract/work';
import { useState } from 'react';
import type { TaskPatch, TaskSeen } from '../task-change/patch.ts';
import { StaleEdit, useChangeTask } from '../task-change/use-change-task.ts';
import { seenOf } from './use-task.ts';

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
  const { mutateAsync, isPending } = useChangeTask();
  const [edit, setEdit] = useState(first);

  async function save(patch: TaskPatch): Promise<void> {
    if (!edit) return;
    try {
      const saved = await mutateAsync({ task: edit.seen, patch });
      setEdit((now) => (now === edit ? undefined : now && { ...now, seen: seenOf(saved) }));
    } catch (error) {
      // A stale edit is decided on in its dialog; any other failure has been told.
      if (error instanceof StaleEdit) setEdit(undefined);
    }
  }

  return {
    /** Undefined while the field is not being edited. */
    edit,
    isSaving: isPending,
    type: (value: Value) => setEdit({ seen: edit?.seen ?? seenOf(task), value }),
    resume: setEdit,
    giveUp: () => setEdit(undefined),
    save,
  };
}
