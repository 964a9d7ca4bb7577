import type { KanbanBoard, KanbanTask } from '@kazi/simulation/kanban';
import { createContext, use } from 'react';

/** What the parts of the boards share. */
interface Kanban {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  /** Puts a task on a board, as the one at that place among the others. */
  putTask: (taskId: number, boardId: number, at: number) => void;
  /** Puts a board at that place among all. */
  moveBoard: (boardId: number, at: number) => void;
}

export const KanbanContext = createContext<Kanban | undefined>(undefined);

export function useKanban(): Kanban {
  const kanban = use(KanbanContext);
  if (!kanban) throw new Error('This stands among the boards');
  return kanban;
}
