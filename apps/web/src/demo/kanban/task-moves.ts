import type { KanbanTask } from '@kazi/simulation/kanban';

/** Tasks of a board but for one. */
export const othersOn = (tasks: readonly KanbanTask[], boardId: number, taskId: number): KanbanTask[] =>
  tasks.filter((task) => task.boardId === boardId && task.id !== taskId);

export interface TaskMove {
  taskId: number;
  boardId: number;
  /** Which of the board's tasks it becomes, from 0. */
  at: number;
}

/** All tasks with one of them at another place. */
export function withMoved(tasks: readonly KanbanTask[], { taskId, boardId, at }: TaskMove): KanbanTask[] {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) return [...tasks];
  const rest = tasks.filter(({ id }) => id !== taskId);
  const next = othersOn(tasks, boardId, taskId)[at];
  return rest.toSpliced(next ? rest.indexOf(next) : rest.length, 0, { ...task, boardId });
}

/** The task whose place a task takes when it moves there; undefined where it is last on another board. */
export function targetOf(
  tasks: readonly KanbanTask[],
  { taskId, boardId, at }: TaskMove,
): number | undefined {
  const others = othersOn(tasks, boardId, taskId);
  const home = tasks.filter((task) => task.boardId === boardId).findIndex(({ id }) => id === taskId);
  // Coming from above it lands after its target, else before it.
  return others[home >= 0 && at > home ? at - 1 : at]?.id;
}
