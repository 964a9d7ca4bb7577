import type { KanbanTask } from '@kazi/simulation/kanban';
import { expect, test } from 'vitest';
import { targetOf, withMoved } from './task-moves.ts';

const task = (id: number, boardId: number): KanbanTask => ({
  id,
  boardId,
  title: '',
  labels: [],
  description: '',
  dueDate: null,
  coverImage: null,
  attachments: [],
  comments: [],
  assignedTo: [],
});

const tasks = [task(1, 1), task(2, 1), task(7, 2), task(3, 1), task(8, 2)];
const idsOn = (board: number, all: KanbanTask[]) =>
  all.filter(({ boardId }) => boardId === board).map(({ id }) => id);

test('a task takes its place among the others of its board', () => {
  expect(idsOn(1, withMoved(tasks, { taskId: 1, boardId: 1, at: 2 }))).toEqual([2, 3, 1]);
  expect(idsOn(1, withMoved(tasks, { taskId: 3, boardId: 1, at: 0 }))).toEqual([3, 1, 2]);
});

test('a task takes its place on another board, also on an empty one', () => {
  const moved = withMoved(tasks, { taskId: 2, boardId: 2, at: 1 });
  expect([idsOn(1, moved), idsOn(2, moved)]).toEqual([
    [1, 3],
    [7, 2, 8],
  ]);
  expect(idsOn(3, withMoved(tasks, { taskId: 2, boardId: 3, at: 0 }))).toEqual([2]);
});

test('its target is the one it comes to lie before, or after when it comes from above', () => {
  expect(targetOf(tasks, { taskId: 1, boardId: 1, at: 1 })).toBe(2);
  expect(targetOf(tasks, { taskId: 1, boardId: 1, at: 2 })).toBe(3);
  expect(targetOf(tasks, { taskId: 3, boardId: 1, at: 1 })).toBe(2);
  expect(targetOf(tasks, { taskId: 1, boardId: 2, at: 1 })).toBe(8);
  expect(targetOf(tasks, { taskId: 1, boardId: 2, at: 2 })).toBeUndefined();
});
