import { type Answer, on } from '../core/answers.ts';
import { isoDaysFromToday } from '../core/days.ts';
import { contains, idOf, nextId, sortedBy } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { personOf } from '../people/people.ts';
import { addTask, deleteTask, listTasks, type TodoTag, type TodoTask, updateTask } from './contract.ts';

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

const samples: readonly Sample[] = [
  { title: 'Renew the county business permit', due: -30, person: 3, tags: ['medium'], is: ['completed'] },
  { title: 'Return the borrowed projector', due: -21, tags: ['low'], is: ['deleted'] },
  {
    title: 'File the PAYE return for last month',
    due: -9,
    person: 3,
    tags: ['high'],
    is: ['completed', 'important'],
    description: 'Before the 9th on iTax. Keep the acknowledgement with the payslips.',
  },
  { title: 'Order chairs for the new desk room', due: -4, person: 25, tags: ['low', 'team'] },
  {
    title: 'Chase Savanna Freight for invoice 2041',
    due: -3,
    person: 22,
    tags: ['high'],
    is: ['important'],
    description: 'KES 184,500, due two weeks ago. Hassan promised an answer by Friday.',
  },
  {
    title: 'Write the release notes of version 2.4',
    due: -1,
    person: 31,
    tags: ['update'],
    is: ['completed'],
  },
  { title: 'Update the price list for Duka Letu', due: 0, person: 17, tags: ['update', 'medium'] },
  {
    title: 'Call the landlord about the generator',
    due: 0,
    person: 25,
    tags: ['medium'],
    description: 'Two outages last week lasted longer than its tank.',
  },
  {
    title: 'Prepare Monday’s stand-up with the Kericho team',
    due: 1,
    person: 1,
    tags: ['team'],
    is: ['important'],
  },
  { title: 'Try the new scale with gloves on', due: 2, person: 20, tags: ['update', 'low'] },
  { title: 'Book the bus for the Naivasha retreat', due: 3, person: 5, tags: ['team', 'low'] },
  {
    title: 'Check the backups of the file server',
    due: 3,
    person: 24,
    tags: ['high', 'update'],
    description: 'Restore three files chosen at random, and write down how long it took.',
  },
  { title: 'Collect leave days of everybody for December', due: 4, person: 26, tags: ['team'] },
  { title: 'Two quotations for solar panels', due: 5, person: 16, tags: ['medium'] },
  {
    title: 'Read the contract of Afya Bora Clinics',
    due: 6,
    person: 30,
    tags: ['high'],
    is: ['important'],
    description: 'Above all clause 7 on patient data, and who pays for support after hours.',
  },
  { title: 'Old brochure: ask the printer for the plates', tags: ['low'], is: ['deleted'] },
  { title: 'Choose photographs for the bakery’s first page', due: 8, person: 18, tags: ['update'] },
  { title: 'Draft the budget of next year', due: 12, person: 3, tags: ['high', 'team'] },
  { title: 'Thank the interns from JKUAT', due: 14, person: 1, tags: ['team'], is: ['completed'] },
  {
    title: 'Plan the end-of-year dinner',
    due: 20,
    person: 5,
    tags: ['team', 'low'],
    description: 'Forty people, one vegetarian table, and somebody who plays benga.',
  },
];

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
const tasks = (): TodoTask[] => samples.map(taskOf);

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
