import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { addTask, deleteTask, listTasks, type TodoQuery, type TodoTask, updateTask } from './contract.ts';

beforeEach(simulate);

const list = (query: TodoQuery = {}) => ask(listTasks, query);
const titlesOf = (tasks: TodoTask[]) => tasks.map(({ title }) => title);
const idsOf = (tasks: TodoTask[]) => tasks.map(({ id }) => id);

describe('the list', () => {
  test('has what is not deleted, the newest first', async () => {
    const tasks = await list();
    expect(tasks).toHaveLength(18);
    expect(idsOf(tasks).slice(0, 3)).toEqual([20, 19, 18]);
    expect(tasks.some(({ isDeleted }) => isDeleted)).toBe(false);
  });

  test('is filtered by what is true of a task; deleted ones are only in their own filter', async () => {
    await ask(deleteTask, { taskId: 3 });
    expect(idsOf(await list({ filter: 'important' }))).toEqual([15, 9, 5]);
    expect(idsOf(await list({ filter: 'completed' }))).toEqual([19, 6, 1]);
    expect(idsOf(await list({ filter: 'deleted' }))).toEqual([16, 3, 2]);
    const { body } = await request('GET', '/apps/todo/tasks?filter=unheard-of');
    expect(body).toHaveLength(17);
  });

  test('is filtered by a tag, together with the rest', async () => {
    expect(idsOf(await list({ tag: 'update' }))).toEqual([17, 12, 10, 7, 6]);
    expect(idsOf(await list({ tag: 'high', filter: 'important' }))).toEqual([15, 5, 3]);
    expect(idsOf(await list({ tag: 'low', filter: 'deleted' }))).toEqual([16, 2]);
  });

  test('is searched by title and by assignee, in any case', async () => {
    expect(titlesOf(await list({ q: 'SOLAR' }))).toEqual(['Two quotations for solar panels']);
    expect(idsOf(await list({ q: 'zipporah' }))).toEqual([13]);
    expect(await list({ q: 'nobody wrote this' })).toEqual([]);
  });

  test.each([
    ['title-asc', (tasks: TodoTask[]) => titlesOf(tasks).toSorted((one, other) => one.localeCompare(other))],
    ['title-desc', (tasks: TodoTask[]) => titlesOf(tasks).toSorted((one, other) => other.localeCompare(one))],
  ] as const)('is sorted by %s', async (sortBy, sorted) => {
    const tasks = await list({ sortBy });
    expect(titlesOf(tasks)).toEqual(sorted(tasks));
  });

  test('is sorted by assignee and by due date, those without last', async () => {
    await ask(addTask, { task: { title: 'Nobody’s yet' } });
    const byAssignee = (await list({ sortBy: 'assignee' })).map(({ assignee }) => assignee?.fullName);
    expect(byAssignee.slice(0, 2)).toEqual(['Amina Wanjiru', 'Amina Wanjiru']);
    expect(byAssignee.at(-1)).toBeUndefined();
    const byDate = (await list({ sortBy: 'due-date' })).map(({ dueDate }) => dueDate);
    expect(byDate.at(-1)).toBeNull();
    const dated = byDate.filter((date) => date !== null);
    expect(dated).toEqual(dated.toSorted());
  });
});

test('a new task gets the next id and what was left out', async () => {
  expect(
    await request('POST', '/apps/todo/add-tasks', { task: { title: 'Buy sukuma', tags: ['low'] } }),
  ).toEqual({
    status: 201,
    body: {
      task: {
        id: 21,
        title: 'Buy sukuma',
        dueDate: null,
        description: '',
        assignee: null,
        tags: ['low'],
        isCompleted: false,
        isDeleted: false,
        isImportant: false,
      },
    },
  });
  expect((await list())[0]?.id).toBe(21);
});

test('a task is changed as far as the change goes; an unknown one is not', async () => {
  const { task } = await ask(updateTask, { task: { id: 4, isCompleted: true } });
  expect(task).toMatchObject({ id: 4, isCompleted: true, tags: ['low', 'team'] });
  await ask(updateTask, { task: { id: 4, isCompleted: false } });
  expect((await list()).find(({ id }) => id === 4)).toMatchObject({ isCompleted: false });
  expect(await request('POST', '/apps/todo/update-task', { task: { id: 99, title: 'x' } })).toEqual({
    status: 200,
    body: { task: null },
  });
});

test('deleting only marks a task, by an id in the query or in the body, and can be taken back', async () => {
  expect((await request('DELETE', '/apps/todo/delete-task?taskId=20')).status).toBe(200);
  expect((await request('DELETE', '/apps/todo/delete-task', { taskId: 19 })).status).toBe(200);
  expect((await request('DELETE', '/apps/todo/delete-task?taskId=99')).status).toBe(200);
  expect(idsOf(await list()).slice(0, 2)).toEqual([18, 17]);
  expect(idsOf(await list({ filter: 'deleted' }))).toEqual([20, 19, 16, 2]);
  await ask(updateTask, { task: { id: 20, isDeleted: false } });
  expect(idsOf(await list())[0]).toBe(20);
});
