import { ask } from '@kazi/simulation/ask';
import {
  clearTasks,
  deleteBoard,
  deleteTask,
  type KanbanBoard,
  type KanbanTask,
  listBoards,
  listTasks,
  reorderBoards,
  reorderTasks,
  restoreBoard,
  restoreTask,
  updateTaskBoard,
} from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../shell/page/focus-heading.ts';
import { answerOf, showChanged, useChange } from '../calls/use-answer.ts';
import { useBoardName, useKanban } from './context.ts';
import { type TaskMove, targetOf, withMoved } from './task-moves.ts';

const { queryKey: tasksKey } = answerOf(listTasks, {});
const { queryKey: boardsKey } = answerOf(listBoards, {});

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
      await queries.cancelQueries({ queryKey: tasksKey });
      const before = queries.getQueryData(tasksKey);
      queries.setQueryData(tasksKey, (tasks) => tasks && withMoved(tasks, move));
      return before;
    },
    onError: (_error, _move, before) => queries.setQueryData(tasksKey, before),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: ['kanban-moves'] }) === 1)
        await queries.invalidateQueries({ queryKey: tasksKey });
    },
  });
}

/** What `useMoveTask` is given for a move. */
export function moveOf(move: TaskMove, tasks: Parameters<typeof targetOf>[0]) {
  const from = tasks.find(({ id }) => id === move.taskId)?.boardId ?? move.boardId;
  return { ...move, from, target: targetOf(tasks, move) };
}

/** Puts a board elsewhere among the others: it is there at once, and back again where that fails. */
export function useMoveBoard() {
  const queries = useQueryClient();
  const { mutate } = useChange(reorderBoards, {
    changes: [listBoards],
    optimistic: ({ boardId, targetBoardId }) =>
      showChanged(queries, listBoards, (boards) => {
        const to = boards.findIndex(({ id }) => id === targetBoardId);
        const moved = boards.find(({ id }) => id === boardId);
        return moved ? boards.filter(({ id }) => id !== boardId).toSpliced(to, 0, moved) : boards;
      }),
  });
  /** `at` is its place among all boards. */
  return (boardId: number, at: number) => {
    const target = queries.getQueryData(boardsKey)?.[at];
    if (target && target.id !== boardId) mutate({ boardId, targetBoardId: target.id });
  };
}

/** Deletes a task at once, and offers to take that back. */
export function useDeleteTask(): (task: Pick<KanbanTask, 'id' | 'title'>) => void {
  const { t } = useTranslation('demo/kanban');
  const queries = useQueryClient();
  const restore = useChange(restoreTask, { changes: [listTasks] });
  const remove = useChange(deleteTask, {
    changes: [listTasks],
    optimistic: ({ taskId }) =>
      showChanged(queries, listTasks, (tasks) => tasks.filter(({ id }) => id !== taskId)),
  });
  return ({ id, title }) => {
    remove.mutate({ taskId: id });
    toast({
      message: t('card.deleted', { title }),
      action: { label: t('undo'), run: () => restore.mutate({ taskId: id }) },
    });
  };
}

const boardChanges = { changes: [listBoards, listTasks] };

/** Takes the tasks of a board away, or a board with its tasks, and offers to bring back what went. */
export function useRemoveBoard() {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { tasks } = useKanban();
  const clearing = useChange(clearTasks, boardChanges);
  const removing = useChange(deleteBoard, boardChanges);
  const restoring = useChange(restoreBoard, boardChanges);
  const restoringTask = useChange(restoreTask, boardChanges);

  /** Brings the tasks back that are on the board now, from above, so that each finds its place. */
  function restoreTasks(board: KanbanBoard): () => void {
    const gone = tasks.filter(({ boardId }) => boardId === board.id);
    return () => {
      for (const { id } of gone) restoringTask.mutate({ taskId: id });
    };
  }
  return {
    async clear(board: KanbanBoard) {
      const run = restoreTasks(board);
      await clearing.mutateAsync({ id: board.id });
      const message = t('board.cleared', { name: boardName(board.title) });
      toast({ message, action: { label: t('undo'), run } });
    },
    async remove(board: KanbanBoard) {
      const restore = restoreTasks(board);
      await removing.mutateAsync({ id: board.id });
      const run = async () => {
        await restoring.mutateAsync({ id: board.id });
        restore();
      };
      const message = t('board.deleted', { name: boardName(board.title) });
      toast({ message, action: { label: t('undo'), run: () => void run() } });
      if (document.activeElement === document.body) focusHeading();
    },
  };
}
