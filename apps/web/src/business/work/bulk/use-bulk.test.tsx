// @vitest-environment jsdom
import type { BulkResult, TaskCard, TaskStatus } from '@kazi/contract/work';
import { shownToasts } from '@kazi/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import work from '../../../i18n/en/work.json';
import { taskWith } from '../testing/task.ts';
import { useBulk } from './use-bulk.ts';

let bulk: ReturnType<typeof useBulk>;
/** What was asked to be changed, in turn, and what is answered. */
let asked: { change: { status: TaskStatus } }[];
let answers: BulkResult[][];

function Bar() {
  bulk = useBulk();
  return null;
}

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { work } } });
});

beforeEach(async () => {
  [asked, answers] = [[], []];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/bulk-change')) return new Response('{}', { status: 404 });
    asked.push(await request.json());
    return Response.json({ items: answers.shift() });
  });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Bar />
      </QueryClientProvider>,
    ),
  );
});

const taskIn = (status: TaskStatus, moves: TaskStatus[], version = 1): TaskCard =>
  taskWith({ _id: 'a', status, version, may: { ...taskWith().may, moves } });

/** Accepts a task, and then takes that back. */
async function acceptAndUndo(undone: BulkResult): Promise<void> {
  const handedIn = taskIn('in-review', ['done', 'in-progress']);
  const done = taskIn('done', ['in-review', 'todo'], 2);
  answers = [[{ _id: 'a', ok: true, task: done }], [undone]];
  await act(async () => bulk.change({ tasks: [handedIn], change: { status: 'done' } }));
  await act(() => vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1)));
  const [told] = shownToasts.get();
  expect(told).toMatchObject({ message: '1 task changed.', action: { label: 'Undo' } });
  await act(async () => told?.action?.run());
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(2)));
}

test('tasks accepted together are brought back to their review', async () => {
  await acceptAndUndo({ _id: 'a', ok: true, task: taskIn('in-review', ['done'], 3) });
  expect(asked[1]?.change).toEqual({ status: 'in-review' });
  await act(() => vi.waitFor(() => expect(shownToasts.get().at(-1)?.message).toBe('1 task restored.')));
});

test('what could not be brought back is told, and nothing else', async () => {
  await acceptAndUndo({ _id: 'a', ok: false, error: 'Too late.' });
  await act(() => vi.waitFor(() => expect(bulk.refusals.map(({ reason }) => reason)).toEqual(['Too late.'])));
  expect(shownToasts.get().map(({ message }) => message)).toEqual(['1 task changed.']);
});
