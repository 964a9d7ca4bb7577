import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import {
  addBoard,
  addTask,
  clearTasks,
  deleteTask,
  listBoards,
  listTasks,
  reorderBoards,
  reorderTasks,
  restoreTask,
  updateBoard,
  updateTask,
  updateTaskBoard,
} from './contract.ts';

beforeEach(simulate);

const idsOn = async (board: number) =>
  (await ask(listTasks, {})).filter(({ boardId }) => boardId === board).map(({ id }) => id);
const titles = async () => (await ask(listBoards, {})).map(({ title }) => title);

test('there are three boards, and every task is on one of them', async () => {
  expect(await titles()).toEqual(['todo', 'in-progress', 'done']);
  expect([await idsOn(1), await idsOn(2), await idsOn(3)]).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9],
    [10, 11, 12, 13],
  ]);
});

describe('a task is put where another is', () => {
  test('from above it lands after it, from below before it', async () => {
    await ask(reorderTasks, { taskId: 1, targetTaskId: 3 });
    expect(await idsOn(1)).toEqual([2, 3, 1, 4, 5]);
    await ask(reorderTasks, { taskId: 5, targetTaskId: 2 });
    expect(await idsOn(1)).toEqual([5, 2, 3, 1, 4]);
  });

  test('on itself or beside an unknown one it stays', async () => {
    await ask(reorderTasks, { taskId: 2, targetTaskId: 2 });
    expect(
      (await request('POST', '/apps/kanban/reorder-tasks', { taskId: 2, targetTaskId: 99 })).status,
    ).toBe(200);
    expect(
      (await request('POST', '/apps/kanban/reorder-tasks', { taskId: 99, targetTaskId: 2 })).status,
    ).toBe(200);
    expect(await idsOn(1)).toEqual([1, 2, 3, 4, 5]);
  });
});

test('a task moves to the end of another board, and to no unknown one', async () => {
  await ask(updateTaskBoard, { taskId: 2, newBoardId: 3 });
  expect([await idsOn(1), await idsOn(3)]).toEqual([
    [1, 3, 4, 5],
    [10, 11, 12, 13, 2],
  ]);
  await ask(updateTaskBoard, { taskId: 1, newBoardId: 99 });
  await ask(updateTaskBoard, { taskId: 99, newBoardId: 1 });
  await ask(updateTaskBoard, { taskId: 10, newBoardId: 3 });
  expect([await idsOn(1), await idsOn(3)]).toEqual([
    [1, 3, 4, 5],
    [10, 11, 12, 13, 2],
  ]);
});

test('a new task is bare, last on its board, and has an id that no task ever had', async () => {
  const { status, body } = await request('POST', '/apps/kanban/add-task', {
    title: 'Call Kisumu',
    boardId: 2,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    newTask: {
      id: 14,
      title: 'Call Kisumu',
      boardId: 2,
      labels: [],
      description: '',
      dueDate: null,
      coverImage: null,
      attachments: [],
      comments: [],
      assignedTo: [],
    },
  });
  expect(await idsOn(2)).toEqual([6, 7, 8, 9, 14]);
  await ask(deleteTask, { taskId: 14 });
  expect((await ask(addTask, { title: 'Again', boardId: 1 })).newTask.id).toBe(15);
  const said = { description: 'Ask for Otieno', dueDate: '2030-01-15' };
  expect((await ask(addTask, { title: 'More', boardId: 1, ...said })).newTask).toMatchObject(said);
});

test('a task is changed as far as the change goes; an unknown one is not', async () => {
  const { task } = await ask(updateTask, { id: 4, title: 'Kiswahili', labels: ['Legal'] });
  expect(task).toMatchObject({ id: 4, boardId: 1, title: 'Kiswahili', labels: ['Legal'] });
  expect((await ask(listTasks, {})).find(({ id }) => id === 4)).toEqual(task);
  expect(await request('POST', '/apps/kanban/update-task', { id: 99, title: 'x' })).toEqual({
    status: 200,
    body: { task: null },
  });
});

test('a deleted task comes back to its place, once, and only while its board is there', async () => {
  await ask(deleteTask, { taskId: 2 });
  await ask(deleteTask, { taskId: 99 });
  expect(await idsOn(1)).toEqual([1, 3, 4, 5]);
  expect((await ask(restoreTask, { taskId: 2 })).task).toMatchObject({ id: 2 });
  expect((await ask(restoreTask, { taskId: 2 })).task).toBeNull();
  expect(await idsOn(1)).toEqual([1, 2, 3, 4, 5]);
  await ask(deleteTask, { taskId: 6 });
  await request('DELETE', '/apps/kanban/delete-board', 2);
  expect((await ask(restoreTask, { taskId: 6 })).task).toBeNull();
});

test('boards are added at the end, renamed and put elsewhere', async () => {
  expect(await request('POST', '/apps/kanban/add-board', { title: 'Waiting' })).toEqual({
    status: 201,
    body: { board: { id: 4, title: 'Waiting' } },
  });
  expect((await ask(updateBoard, { id: 4, title: 'On hold' })).board).toEqual({ id: 4, title: 'On hold' });
  expect((await ask(updateBoard, { id: 99, title: 'None' })).board).toBeNull();
  await ask(reorderBoards, { boardId: 4, targetBoardId: 2 });
  await ask(reorderBoards, { boardId: 4, targetBoardId: 99 });
  expect(await titles()).toEqual(['todo', 'On hold', 'in-progress', 'done']);
  expect((await ask(addBoard, { title: 'Later' })).board.id).toBe(5);
});

test('a board goes with its tasks, by its id as body, in a body or in the query', async () => {
  expect((await request('DELETE', '/apps/kanban/delete-board', 1)).status).toBe(200);
  expect((await request('DELETE', '/apps/kanban/delete-board', { id: 2 })).status).toBe(200);
  expect((await request('DELETE', '/apps/kanban/delete-board?id=99')).status).toBe(200);
  expect(await titles()).toEqual(['done']);
  expect((await ask(listTasks, {})).map(({ id }) => id)).toEqual([10, 11, 12, 13]);
});

test('a board is cleared of its tasks and stays', async () => {
  await ask(clearTasks, { id: 1 });
  await ask(clearTasks, { id: 99 });
  expect(await titles()).toEqual(['todo', 'in-progress', 'done']);
  expect([await idsOn(1), await idsOn(2)]).toEqual([[], [6, 7, 8, 9]]);
});
