// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { taskWith } from '../testing/task.ts';
import { type ListInput, listOptions } from './task-lists.ts';
import { type TaskList, useTaskLists } from './use-task-lists.ts';

const listOf = (q: string): ListInput => ({ app: 'a', sort: 'position', q });
const never = new Promise<never>(() => undefined);

let shown: TaskList | undefined;
let show: (q: string) => void;
let queries: QueryClient;

/** A screen of one list, on which the words `slow` bring something that has yet to be fetched. */
function Screen() {
  const [q, setQ] = useState('first');
  show = setQ;
  return (
    <>
      <List q={q} />
      {q === 'slow' && <Slow />}
    </>
  );
}

function List({ q }: { q: string }) {
  [shown] = useTaskLists([{ name: 'all', input: listOf(q) }]);
  return shown?.tasks.map(({ _id }) => _id).join();
}

const Slow = () => use(never);

/** An answer with one task, called as the words that found it. */
function answered(q: string) {
  queries.setQueryData(listOptions(listOf(q)).queryKey, {
    pages: [{ items: [taskWith({ _id: q })], nextCursor: null }],
    pageParams: [undefined],
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => never);
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});

function open(): HTMLElement {
  const page = (
    <Suspense fallback="waiting">
      <Screen />
    </Suspense>
  );
  return render(page, { queries }).container;
}

test('while a list loads, the one that was shown before it stays', async () => {
  answered('first');
  const page = open();
  await act(async () => show('second'));
  expect([page.textContent, shown?.isPrevious]).toEqual(['first', true]);
  await act(async () => answered('second'));
  expect([page.textContent, shown?.isPrevious]).toEqual(['second', false]);
});

test('a list that was drawn and never shown is not what was shown before', async () => {
  answered('first');
  answered('slow');
  const page = open();
  await act(async () => startTransition(() => show('slow')));
  expect(page.textContent).toBe('first');
  await act(async () => show('second'));
  expect([page.textContent, shown?.isPrevious]).toEqual(['first', true]);
});
