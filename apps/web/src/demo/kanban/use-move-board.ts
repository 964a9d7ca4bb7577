import { listBoards, reorderBoards } from '@kazi/simulation/kanban';
import { useQueryClient } from '@tanstack/react-query';
import { answerOf, useChange } from '../calls/use-answer.ts';

const { queryKey } = answerOf(listBoards, {});

/** Puts a board elsewhere among the others: it is there at once, and back again where that fails. */
export function useMoveBoard() {
  const queries = useQueryClient();
  const { mutate } = useChange(reorderBoards, {
    changes: [listBoards],
    optimistic: ({ boardId, targetBoardId }) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (boards) => {
        const to = boards?.findIndex(({ id }) => id === targetBoardId) ?? -1;
        const moved = boards?.find(({ id }) => id === boardId);
        return moved && boards?.filter(({ id }) => id !== boardId).toSpliced(to, 0, moved);
      });
      return () => queries.setQueryData(queryKey, before);
    },
  });
  /** `at` is its place among all boards. */
  return (boardId: number, at: number) => {
    const target = queries.getQueryData(queryKey)?.[at];
    if (target && target.id !== boardId) mutate({ boardId, targetBoardId: target.id });
  };
}
