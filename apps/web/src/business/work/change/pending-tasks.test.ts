// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { taskWith } from '../testing/task.ts';
import { pendingTasks } from './task-cache.ts';
import { countsOptions, listOptions } from './task-lists.ts';

const task = taskWith({ status: 'todo' });
const counts = { backlog: 0, todo: 3, 'in-progress': 1, 'in-review': 0, done: 0, cancelled: 0 };
const countsKey = countsOptions(task.app, {}).queryKey;
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(countsKey, { counts });
});

const counted = () => client.getQueryData(countsKey)?.counts;
/** Puts the task into a list that was fetched. */
const fetched = () =>
  client.setQueryData(listOptions({ app: task.app, sort: 'position' }).queryKey, {
    pages: [{ items: [task], nextCursor: 'more' }],
    pageParams: [undefined],
  });

test('a task of others that no list has fetched is left to the count of the server', () => {
  pendingTasks.show(client, task);
  expect(counted()).toEqual(counts);
});

test('a change of others that the server has counted is not counted again', () => {
  fetched();
  pendingTasks.show(client, { ...task, status: 'in-progress', version: task.version + 1 });
  expect(counted()).toEqual(counts);
});

test('our own change is counted at once, and no more where it is refused', () => {
  fetched();
  const patch = { status: 'in-progress' } as const;
  pendingTasks.add(client, task, patch);
  expect(counted()).toMatchObject({ todo: 2, 'in-progress': 2 });
  pendingTasks.end(client, task, patch);
  expect(counted()).toEqual(counts);
});

test('our own change that the server has taken is asked of it anew', () => {
  fetched();
  const patch = { status: 'in-progress' } as const;
  pendingTasks.add(client, task, patch);
  pendingTasks.end(client, task, patch, { ...task, ...patch, version: task.version + 1 });
  expect(counted()).toMatchObject({ todo: 2, 'in-progress': 2 });
  expect(client.getQueryState(countsKey)?.isInvalidated).toBe(true);
});
