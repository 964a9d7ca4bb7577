// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { api } from '../../../api/queries.ts';
import { taskWith } from '../testing/task.ts';
import { placeTask, removeTask } from './task-cache.ts';
import { type ListInput, listOptions } from './task-lists.ts';

const app = { id: 'app', name: 'Shop', key: 'SHOP', project: null };
const [door, hinges] = ['Sand the door', 'Oil the hinges'].map((title) => taskWith({ _id: title, title }));
const list: ListInput = { app: 'app', sort: 'position' };
const mine = api.work.tasks.mine.infiniteKey({ input: () => ({}), initialPageParam: undefined });

/** What a client knows that has fetched both tasks in a list of their app, and in the reader's own work. */
function knowing(tasks: (typeof door)[]) {
  const known = tasks.flatMap((task) => task ?? []);
  const client = new QueryClient();
  const page = { nextCursor: null };
  client.setQueryData(listOptions(list).queryKey, {
    pages: [{ ...page, items: known }],
    pageParams: [undefined],
  });
  client.setQueryData(mine, {
    pages: [{ ...page, items: known.map((task) => ({ ...task, appInfo: app })) }],
    pageParams: [undefined],
  });
  const titles = () =>
    [listOptions(list).queryKey, mine].map((key) =>
      client
        .getQueryData<{ pages: { items: { title: string }[] }[] }>(key)
        ?.pages.flatMap(({ items }) => items.map(({ title }) => title)),
    );
  return { client, titles };
}

test('a task that is gone is gone from the lists of its app and from the reader’s own work', () => {
  const { client, titles } = knowing([door, hinges]);
  removeTask(client, 'Sand the door');
  expect(titles()).toEqual([['Oil the hinges'], ['Oil the hinges']]);
});

test('a changed task is renewed in both', () => {
  const { client, titles } = knowing([door]);
  placeTask(client, taskWith({ _id: 'Sand the door', title: 'Paint the door', version: 2 }));
  expect(titles()).toEqual([['Paint the door'], ['Paint the door']]);
});
