import { type Answer, on } from '../core/answers.ts';
import { isoDaysFromToday } from '../core/days.ts';
import { contains, idOf, nextId, sortedBy } from '../core/lists.ts';
import { always, flag, id, list, moment, oneOf, orNull, record, text } from '../core/read-body.ts';
import { readSample } from '../core/samples.ts';
import { sampleState } from '../core/state.ts';
import { personOf } from '../people/people.ts';
import {
  addTask,
  deleteTask,
  listTasks,
  type TodoTag,
  type TodoTask,
  todoTags,
  updateTask,
} from './contract.ts';
import samples from './tasks.json' with { type: 'json' };

interface Sample {
  title: string;
  /** Days from today. */
  due?: number;
  description?: string;
  /** Id of a person. */
  person?: number;
  tags: readonly TodoTag[];
  is?: readonly ('completed' | 'deleted' | 'important')[];
}

function taskOf({ title, due, description = '', person, tags, is = [] }: Sample, at: number): TodoTask {
  const assigned = person === undefined ? undefined : personOf(person);
  return {
    id: at + 1,
    title,
    dueDate: due === undefined ? null : isoDaysFromToday(due, 17),
    description,
    assignee: assigned ? { fullName: assigned.fullName, avatar: assigned.avatar } : null,
    tags: [...tags],
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
  };
}

/** What an office in Nairobi has to do these weeks. */
const tasks = (): TodoTask[] => readSample<readonly Sample[]>(samples).map(taskOf);

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

const fields = {
  title: text,
  dueDate: orNull(moment),
  description: text,
  assignee: orNull(record({ fullName: text, avatar: text }, { fullName: '', avatar: '' })),
  tags: list(oneOf(todoTags)),
  isCompleted: flag,
  isDeleted: flag,
  isImportant: flag,
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

  on(
    addTask,
    ({ body }) => {
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
    },
    record({ task: always(record(fields, { title: '' })) }),
  ),

  on(
    updateTask,
    ({ body }) => {
      const task = state().tasks.find(({ id }) => id === idOf(body.task.id));
      if (task) Object.assign(task, body.task, { id: task.id });
      return { task: task ?? null };
    },
    record({ task: always(record({ ...fields, id })) }),
  ),

  on(deleteTask, ({ query }) => {
    const task = state().tasks.find(({ id }) => id === idOf(query('taskId')));
    if (task) task.isDeleted = true;
    return {};
  }),
];
