import { ask } from '@kazi/simulation/ask';
import { listTasks, reorderTasks, updateTaskBoard } from '@kazi/simulation/kanban';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../calls/use-answer.ts';
import { type TaskMove, targetOf, withMoved } from './task-moves.ts';

const { queryKey } = answerOf(listTasks, {});

/** Puts a task elsewhere: it is there at once, and back again where that fails. */
export function useMoveTask() {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, as they were made.
    scope: { id: 'kanban-moves' },
    mutationKey: ['kanban-moves'],
    mutationFn: async ({
      from,
      target,
      taskId,
      boardId,
    }: TaskMove & { from: number; target: number | undefined }) => {
      if (from !== boardId) await ask(updateTaskBoard, { taskId, newBoardId: boardId });
      if (target !== undefined) await ask(reorderTasks, { taskId, targetTaskId: target });
    },
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (tasks) => tasks && withMoved(tasks, move));
      return before;
    },
    onError: (_error, _move, before) => queries.setQueryData(queryKey, before),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: ['kanban-moves'] }) === 1)
        await queries.invalidateQueries({ queryKey });
    },
  });
}

/** What `useMoveTask` is given for a move. */
export function moveOf(move: TaskMove, tasks: Parameters<typeof targetOf>[0]) {
  const from = tasks.find(({ id }) => id === move.taskId)?.boardId ?? move.boardId;
  return { ...move, from, target: targetOf(tasks, move) };
}
