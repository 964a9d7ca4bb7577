import { get, type Nothing, post, remove } from '../core/call.ts';
import type { Shows } from '../files/drawn-file.ts';

export interface KanbanBoard {
  id: number;
  /** As it was typed; the first three are `todo`, `in-progress` and `done`. */
  title: string;
}

export interface KanbanAttachment {
  /** Name of the file. No two of a task have the same. */
  name: string;
  /** Address of a small picture of it; empty where there is none. */
  img: string;
  /** Address of the file; of a sample, of a drawing of its first page. */
  url: string;
  shows: Shows;
}

export interface KanbanComment {
  /** Its author. */
  name: string;
  img: string;
  comment: string;
}

export interface KanbanAssignee {
  /** The person's name. */
  title: string;
  img: string;
}

export interface KanbanTask {
  id: number;
  title: string;
  boardId: number;
  labels: string[];
  description: string;
  /** ISO 8601. */
  dueDate: string | null;
  /** Address of a picture. */
  coverImage: string | null;
  attachments: KanbanAttachment[];
  comments: KanbanComment[];
  assignedTo: KanbanAssignee[];
}

/** Boards from the first to the last. */
export const listBoards = get<Nothing, KanbanBoard[]>('/apps/kanban/boards');
/** Tasks of all boards, each board's from above. */
export const listTasks = get<Nothing, KanbanTask[]>('/apps/kanban/tasks');

/** Puts a task where another one is: before it when it comes from below, after it when it comes from above. */
export const reorderTasks = post<{ taskId: number; targetTaskId: number }, Nothing>(
  '/apps/kanban/reorder-tasks',
);
/** Moves a task to the end of another board. */
export const updateTaskBoard = post<{ taskId: number; newBoardId: number }, Nothing>(
  '/apps/kanban/update-task-board',
);
/** Labels, files, comments and people come later; a description and a day may come along. */
export const addTask = post<
  { title: string; boardId: number } & Partial<Pick<KanbanTask, 'description' | 'dueDate'>>,
  { newTask: KanbanTask }
>('/apps/kanban/add-task', 201);
export const addBoard = post<{ title: string }, { board: KanbanBoard }>('/apps/kanban/add-board', 201);
/** Changes what is given of a task. */
export const updateTask = post<Partial<KanbanTask> & { id: number }, { task: KanbanTask | null }>(
  '/apps/kanban/update-task',
);
/** Removes a board and its tasks. */
export const deleteBoard = remove<{ id: number }, Nothing>('/apps/kanban/delete-board');
/** Removes a board's tasks. */
export const clearTasks = remove<{ id: number }, Nothing>('/apps/kanban/clear-tasks');

/** Addition. */
export const deleteTask = remove<{ taskId: number }, Nothing>('/apps/kanban/delete-task');
/** Addition: puts a deleted task back where it was. */
export const restoreTask = post<{ taskId: number }, { task: KanbanTask | null }>('/apps/kanban/restore-task');
/** Addition. */
export const updateBoard = post<KanbanBoard, { board: KanbanBoard | null }>('/apps/kanban/update-board');
/** Addition: as `reorderTasks`, for boards. */
export const reorderBoards = post<{ boardId: number; targetBoardId: number }, Nothing>(
  '/apps/kanban/reorder-boards',
);
/** Addition: puts a deleted board back where it was, without the tasks that were on it. */
export const restoreBoard = post<{ id: number }, { board: KanbanBoard | null }>('/apps/kanban/restore-board');
