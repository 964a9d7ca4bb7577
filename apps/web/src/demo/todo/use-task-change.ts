import { deleteTask, listTasks, type TodoTask, updateTask } from '@kazi/simulation/todo';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../../shell/store.ts';
import { showChanged, useChange } from '../calls/use-answer.ts';

type Change = Partial<TodoTask> & Pick<TodoTask, 'id'>;

/** Changes a task at once; lists that it is no longer part of lose it when they are read anew. */
export function useTaskChange(): (change: Change) => void {
  const queries = useQueryClient();
  const { mutate } = useChange(updateTask, {
    changes: [listTasks],
    optimistic: ({ task }) =>
      showChanged(queries, listTasks, (tasks) =>
        tasks.map((other) => (other.id === task.id ? { ...other, ...task } : other)),
      ),
  });
  return (task) => mutate({ task });
}

/** Deletes a task at once, and offers to take that back. */
export function useDeleteTask(): (task: Pick<TodoTask, 'id' | 'title'>) => void {
  const { t } = useTranslation('demo/todo');
  const queries = useQueryClient();
  const change = useTaskChange();
  const { mutate } = useChange(deleteTask, {
    changes: [listTasks],
    optimistic: ({ taskId }) =>
      showChanged(queries, listTasks, (tasks) => tasks.filter(({ id }) => id !== taskId)),
  });
  return ({ id, title }) => {
    mutate({ taskId: id });
    toast({
      message: t('row.deleted', { title }),
      action: { label: t('row.undo'), run: () => change({ id, isDeleted: false }) },
    });
  };
}

/** Ids in the order they were dragged into. Lasts as long as the page is open: no call keeps it. */
const order = createStore<readonly number[]>([]);

/** Tasks in the order they were dragged into; those that came since are on top. */
export function useArranged(tasks: readonly TodoTask[], isOn: boolean): readonly TodoTask[] {
  const now = useStore(order, (ids) => ids);
  return isOn ? arranged(tasks, now) : tasks;
}

const arranged = (tasks: readonly TodoTask[], by: readonly number[]): TodoTask[] =>
  tasks.toSorted((one, other) => by.indexOf(one.id) - by.indexOf(other.id));

/** Puts a task where it is the one at `at` among the others that are shown. */
export function place(shown: readonly number[], id: number, at: number): void {
  order.set(withPlaced(order.get(), shown, id, at));
}

export function withPlaced(
  all: readonly number[],
  shown: readonly number[],
  id: number,
  at: number,
): readonly number[] {
  const others = shown.filter((other) => other !== id);
  const known = [...shown.filter((other) => !all.includes(other)), ...all].filter((other) => other !== id);
  const next = others[at];
  const last = others.at(-1);
  const to = next !== undefined ? known.indexOf(next) : last === undefined ? 0 : known.indexOf(last) + 1;
  return known.toSpliced(to, 0, id);
}
