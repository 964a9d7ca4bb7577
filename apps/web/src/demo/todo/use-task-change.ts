import { deleteTask, listTasks, type TodoTask, updateTask } from '@kazi/simulation/todo';
import { toast } from '@kazi/ui/toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyOf, useChange } from '../calls/use-answer.ts';

type Change = Partial<TodoTask> & Pick<TodoTask, 'id'>;

/** Changes a task at once; lists that it is no longer part of lose it when they are read anew. */
export function useTaskChange(): (change: Change) => void {
  const queries = useQueryClient();
  const { mutate } = useChange(updateTask, {
    changes: [listTasks],
    optimistic: ({ task }) =>
      showing(queries, (tasks) =>
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
    optimistic: ({ taskId }) => showing(queries, (tasks) => tasks.filter(({ id }) => id !== taskId)),
  });
  return ({ id, title }) => {
    mutate({ taskId: id });
    toast({
      message: t('row.deleted', { title }),
      action: { label: t('row.undo'), run: () => change({ id, isDeleted: false }) },
    });
  };
}

/** Shows every list that was read as it will be; returns how to take that back. */
function showing(queries: QueryClient, changed: (tasks: TodoTask[]) => TodoTask[]): () => void {
  const filter = { queryKey: keyOf(listTasks) };
  const before = queries.getQueriesData<TodoTask[]>(filter);
  queries.setQueriesData<TodoTask[]>(filter, (tasks) => tasks && changed(tasks));
  return () => {
    for (const [key, tasks] of before) queries.setQueryData(key, tasks);
  };
}
