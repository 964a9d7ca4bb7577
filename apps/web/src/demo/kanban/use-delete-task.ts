import { deleteTask, type KanbanTask, listTasks, restoreTask } from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf, useChange } from '../calls/use-answer.ts';

const { queryKey } = answerOf(listTasks, {});

/** Deletes a task at once, and offers to take that back. */
export function useDeleteTask(): (task: Pick<KanbanTask, 'id' | 'title'>) => void {
  const { t } = useTranslation('demo/kanban');
  const queries = useQueryClient();
  const restore = useChange(restoreTask, { changes: [listTasks] });
  const remove = useChange(deleteTask, {
    changes: [listTasks],
    optimistic: ({ taskId }) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (tasks) => tasks?.filter(({ id }) => id !== taskId));
      return () => queries.setQueryData(queryKey, before);
    },
  });
  return ({ id, title }) => {
    remove.mutate({ taskId: id });
    toast({
      message: t('card.deleted', { title }),
      action: { label: t('undo'), run: () => restore.mutate({ taskId: id }) },
    });
  };
}
