import type { KanbanBoard, KanbanTask } from '@kazi/simulation/kanban';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { DragList } from '../../shell/drag/lists.ts';
import { oneOf } from '../../shell/search-params.ts';

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

/** Titles of the first boards, each of which stands for a status. */
const statuses = ['todo', 'in-progress', 'done'] as const;

/** Names a board as people read it: the first ones in their language, others as they were written. */
export function useBoardName(): (title: string) => string {
  const { t } = useTranslation('demo/kanban');
  return (title) => {
    const status = oneOf(title, statuses);
    return status ? t(`statuses.${status}`) : title;
  };
}

/** The status that a board stands for. */
export const boardStatus = (title: string): (typeof statuses)[number] | 'other' =>
  oneOf(title, statuses) ?? 'other';

export const taskKey = (id: number): string => `task-${id}`;
export const boardKey = (id: number): string => `board-${id}`;
/** The list that all boards are the items of. */
export const boardsKey = 'boards';

/** The id in a key. */
export const idIn = (key: string): number => Number(key.split('-')[1]);

interface ListNames {
  /** The name of the list of all boards. */
  boards: string;
  /** Names a board by its title. */
  nameOf: (title: string) => string;
}

/** Boards as a list of their own, and the tasks of each. */
export const dragLists = (
  boards: readonly KanbanBoard[],
  tasks: readonly KanbanTask[],
  names: ListNames,
): DragList[] => [
  {
    key: boardsKey,
    kind: 'board',
    name: names.boards,
    runs: 'along',
    items: boards.map(({ id, title }) => ({ key: boardKey(id), name: names.nameOf(title) })),
  },
  ...boards.map(
    ({ id, title }): DragList => ({
      key: boardKey(id),
      kind: 'task',
      name: names.nameOf(title),
      runs: 'down',
      items: tasks
        .filter(({ boardId }) => boardId === id)
        .map((task) => ({ key: taskKey(task.id), name: task.title })),
    }),
  ),
];
