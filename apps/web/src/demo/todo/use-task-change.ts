import { deleteTask, listTasks, type TodoTask, updateTask } from '@kazi/simulation/todo';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
