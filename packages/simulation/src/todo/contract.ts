import { get, type Nothing, post, remove } from '../core/call.ts';

export const todoTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export type TodoTag = (typeof todoTags)[number];

export const todoFilters = ['important', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof todoFilters)[number];

export const todoSorts = ['title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TodoSort = (typeof todoSorts)[number];

export interface TodoAssignee {
  fullName: string;
  avatar: string;
}

export interface TodoTask {
  id: number;
  title: string;
  /** ISO 8601. */
  dueDate: string | null;
  description: string;
  assignee: TodoAssignee | null;
  tags: TodoTag[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
}

export interface TodoQuery {
  /** Part of a title or of the assignee's name. */
  q?: string | undefined;
  /** Deleted tasks are left out of every filter but `deleted`, and out where there is none. */
  filter?: TodoFilter | undefined;
  tag?: TodoTag | undefined;
  /** The newest, by id, come first where it is not given. */
  sortBy?: TodoSort | undefined;
}

export const listTasks = get<TodoQuery, TodoTask[]>('/apps/todo/tasks');
export const addTask = post<
  { task: Pick<TodoTask, 'title'> & Partial<Omit<TodoTask, 'id'>> },
  { task: TodoTask }
>('/apps/todo/add-tasks', 201);
/** Changes what is given of a task. */
export const updateTask = post<{ task: Partial<TodoTask> & Pick<TodoTask, 'id'> }, { task: TodoTask | null }>(
  '/apps/todo/update-task',
);
/** Marks a task as deleted. */
export const deleteTask = remove<{ taskId: number }, Nothing>('/apps/todo/delete-task');
