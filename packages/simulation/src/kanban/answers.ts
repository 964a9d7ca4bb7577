import { type Answer, on } from '../core/answers.ts';
import { idOf } from '../core/inputs.ts';
import { nextId } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import {
  addBoard,
  addTask,
  clearTasks,
  deleteBoard,
  deleteTask,
  type KanbanBoard,
  type KanbanTask,
  listBoards,
  listTasks,
  reorderBoards,
  reorderTasks,
  restoreTask,
  updateBoard,
  updateTask,
  updateTaskBoard,
} from './contract.ts';
import { boards, tasks } from './data.ts';
import { putWhere } from './put-where.ts';

interface Kanban {
  boards: KanbanBoard[];
  tasks: KanbanTask[];
  /** Deleted one by one, each with the place it had. */
  deleted: { task: KanbanTask; at: number }[];
}

const state = sampleState((): Kanban => ({ boards: boards(), tasks: tasks(), deleted: [] }));

const without = (boardId: number) => state().tasks.filter((task) => task.boardId !== boardId);

export const answers: readonly Answer[] = [
  on(listBoards, () => state().boards),
  on(listTasks, () => state().tasks),

  on(reorderTasks, ({ body }) => {
    putWhere(state().tasks, idOf(body.taskId), idOf(body.targetTaskId));
    return {};
  }),

  on(updateTaskBoard, ({ body }) => {
    const { boards, tasks } = state();
    const board = boards.find(({ id }) => id === idOf(body.newBoardId));
    const at = tasks.findIndex(({ id }) => id === idOf(body.taskId));
    const task = tasks[at];
    if (!board || !task || task.boardId === board.id) return {};
    tasks.splice(at, 1);
    tasks.push({ ...task, boardId: board.id });
    return {};
  }),

  on(addTask, ({ body }) => {
    const { tasks, deleted } = state();
    const newTask: KanbanTask = {
      id: nextId([...tasks, ...deleted.map(({ task }) => task)]),
      title: body.title,
      boardId: idOf(body.boardId),
      labels: [],
      description: body.description ?? '',
      dueDate: body.dueDate ?? null,
      coverImage: null,
      attachments: [],
      comments: [],
      assignedTo: [],
    };
    tasks.push(newTask);
    return { newTask };
  }),

  on(addBoard, ({ body }) => {
    const board = { id: nextId(state().boards), title: body.title };
    state().boards.push(board);
    return { board };
  }),

  on(updateTask, ({ body }) => {
    const task = state().tasks.find(({ id }) => id === idOf(body.id));
    if (task) Object.assign(task, body, { id: task.id });
    return { task: task ?? null };
  }),

  on(deleteBoard, ({ query }) => {
    const removed = idOf(query('id'));
    state().tasks = without(removed);
    state().boards = state().boards.filter(({ id }) => id !== removed);
    return {};
  }),

  on(clearTasks, ({ query }) => {
    state().tasks = without(idOf(query('id')));
    return {};
  }),

  on(deleteTask, ({ query }) => {
    const { tasks, deleted } = state();
    const at = tasks.findIndex(({ id }) => id === idOf(query('taskId')));
    deleted.push(...tasks.splice(at, at < 0 ? 0 : 1).map((task) => ({ task, at })));
    return {};
  }),

  on(restoreTask, ({ body }) => {
    const { boards, tasks, deleted } = state();
    const found = deleted.find(({ task }) => task.id === idOf(body.taskId));
    if (!found || !boards.some(({ id }) => id === found.task.boardId)) return { task: null };
    deleted.splice(deleted.indexOf(found), 1);
    tasks.splice(found.at, 0, found.task);
    return { task: found.task };
  }),

  on(updateBoard, ({ body }) => {
    const board = state().boards.find(({ id }) => id === idOf(body.id));
    if (board) board.title = body.title;
    return { board: board ?? null };
  }),

  on(reorderBoards, ({ body }) => {
    putWhere(state().boards, idOf(body.boardId), idOf(body.targetBoardId));
    return {};
  }),
];
