// @vitest-environment jsdom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';
import { useChangeSearch } from './use-change-search.ts';

interface Search {
  q?: string;
  role?: string;
  tags?: string[];
}

type Change = ReturnType<typeof useChangeSearch<Search>>;

function People({ onShow }: { onShow: (change: Change) => void }) {
  onShow(useChangeSearch<Search>());
  return null;
}

/** A page with search parameters, what it gets to change them, and another page that one can go to. */
async function open(address: string) {
  let change: Change | undefined;
  const show = (drawn: Change) => {
    change = drawn;
  };
  const root = createRootRoute({ component: Outlet });
  const slow = Promise.withResolvers<void>();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/people', component: () => <People onShow={show} /> }),
    createRoute({ getParentRoute: () => root, path: '/projects', loader: () => slow.promise }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  if (!change) throw new Error('The page was not drawn');
  return { router, change, search: () => router.latestLocation.search };
}

test('what one change does not name stays', async () => {
  const { change, search } = await open('/people?role=agent');
  await act(async () => change({ q: 'amina' }));
  expect(search()).toEqual({ role: 'agent', q: 'amina' });
});

test('changes made from one drawing are all kept', async () => {
  const { change, search } = await open('/people');
  await act(async () => {
    void change({ role: 'agent' });
    void change({ q: 'amina' });
  });
  expect(search()).toEqual({ role: 'agent', q: 'amina' });
});

test('a function is given what the address has, drawn or not', async () => {
  const { change, search } = await open('/people');
  const add = (tag: string) => change(({ tags }) => ({ tags: [...(Array.isArray(tags) ? tags : []), tag] }));
  await act(async () => {
    void add('one');
    void add('two');
  });
  expect(search()).toEqual({ tags: ['one', 'two'] });
});

test('a parameter is taken away, and the history is longer only where that is asked for', async () => {
  const { router, change, search } = await open('/people?q=amina');
  await act(async () => change({ q: undefined }));
  expect(search()).toEqual({});
  expect(router.history.length).toBe(1);
  await act(async () => change({ q: 'juma' }, { replace: false }));
  expect(router.history.length).toBe(2);
});

test('a change that comes while another page is on its way is dropped', async () => {
  const { router, change } = await open('/people');
  await act(async () => {
    void router.navigate({ to: '/projects' });
    await Promise.resolve();
    void change({ q: 'amina' });
  });
  expect(router.latestLocation.href).toBe('/projects');
});
