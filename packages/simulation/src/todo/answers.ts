import { type Answer, on } from '../core/answers.ts';
import { contains, idOf, nextId, sortedBy } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { addTask, deleteTask, listTasks, type TodoTask, updateTask } from './contract.ts';
import { tasks } from './data.ts';

const state = sampleState(() => ({ tasks: tasks() }));

/** Sorts after every name and every date. */
const last = '\uffff';

const filters: Record<string, (task: TodoTask) => boolean> = {
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
};

const sorts: Record<string, (found: TodoTask[]) => TodoTask[]> = {
  'title-asc': (found) => sortedBy(found, ({ title }) => title),
  'title-desc': (found) => sortedBy(found, ({ title }) => title, 'desc'),
  assignee: (found) => sortedBy(found, ({ assignee }) => assignee?.fullName ?? last),
  'due-date': (found) => sortedBy(found, ({ dueDate }) => (dueDate ? Date.parse(dueDate) : Infinity)),
};

const isThere = ({ isDeleted }: TodoTask) => !isDeleted;
const latest = (found: TodoTask[]) => sortedBy(found, ({ id }) => id, 'desc');

export const answers: readonly Answer[] = [
  on(listTasks, ({ query }) => {
    const fits = filters[query('filter') ?? ''] ?? isThere;
    const tag = query('tag');
    const found = state().tasks.filter(
      (task) =>
        fits(task) &&
        (!tag || task.tags.some((own) => own === tag)) &&
        contains(query('q'), task.title, task.assignee?.fullName ?? ''),
    );
    return (sorts[query('sortBy') ?? ''] ?? latest)(found);
  }),

  on(addTask, ({ body }) => {
    const task: TodoTask = {
      dueDate: null,
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
      ...body.task,
      id: nextId(state().tasks),
    };
    state().tasks.push(task);
    return { task };
  }),

  on(updateTask, ({ body }) => {
    const task = state().tasks.find(({ id }) => id === idOf(body.task.id));
    if (task) Object.assign(task, body.task, { id: task.id });
    return { task: task ?? null };
  }),

  on(deleteTask, ({ query }) => {
    const task = state().tasks.find(({ id }) => id === idOf(query('taskId')));
    if (task) task.isDeleted = true;
    return {};
  }),
];
