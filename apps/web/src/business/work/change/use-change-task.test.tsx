// @vitest-environment jsdom
import type { TaskStatus } from '@kazi/contract/work';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import work from '../../../i18n/en/work.json';
import { taskWith } from '../testing/task.ts';
import { useRejectableChange } from './use-change-task.ts';

type Change = ReturnType<typeof useRejectableChange>;
let screen: Change | undefined;
/** What was sent, in turn: where to, and on which version. */
let sent: { path: string; version: number; reason?: string }[];
let stored: { version: number; status: TaskStatus };

const task = taskWith({ status: 'in-review', version: 3 });
const answer = () => ({
  ...task,
  ...stored,
  author: { id: 'author', name: 'A' },
  description: '',
  files: [],
});

function Screen() {
  screen = useRejectableChange();
  return null;
}

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { work } } });
});
beforeEach(async () => {
  sent = [];
  stored = { version: 3, status: 'in-review' };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method === 'GET') return new Response('{}', { status: 404 });
    const body: { version: number; reason?: string } = await request.json();
    sent.push({ path, ...body });
    // Somebody else changes the task right after it was sent back.
    if (path.endsWith('/rejection')) {
      const rejected = { ...answer(), status: 'in-progress', version: 4 };
      stored = { version: 5, status: 'in-progress' };
      return Response.json(rejected);
    }
    if (body.version !== stored.version)
      return Response.json(
        { code: 'CONFLICT', status: 409, message: 'Stale', defined: false, data: { current: answer() } },
        { status: 409 },
      );
    stored = { ...stored, version: stored.version + 1 };
    return Response.json(answer());
  });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
});

test('work is sent back once, though what else is changed has to be tried again', async () => {
  await act(async () =>
    screen?.change({ task, patch: { status: 'in-progress' }, place: { after: 'another' } }),
  );
  expect(sent).toEqual([]);
  await act(async () => screen?.rejection.onReject('The receipt is missing'));
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(3)));
  expect(sent).toMatchObject([
    { path: `/v1/tasks/${task._id}/rejection`, version: 3, reason: 'The receipt is missing' },
    { path: `/v1/tasks/${task._id}`, version: 4 },
    { path: `/v1/tasks/${task._id}`, version: 5 },
  ]);
});
