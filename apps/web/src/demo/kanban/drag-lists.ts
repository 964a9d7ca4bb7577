import type { KanbanBoard, KanbanTask } from '@kazi/simulation/kanban';
import type { DragList } from '../../shell/drag/lists.ts';

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
