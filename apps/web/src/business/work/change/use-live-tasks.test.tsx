// @vitest-environment jsdom
import type { Event } from '@kazi/contract/activity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { emitEvent } from '../../../live/event-listeners.ts';
import { taskWith } from '../testing/task.ts';
import { listOptions } from './task-lists.ts';
import { useLiveTasks } from './use-live-tasks.ts';

const task = taskWith({ version: 4 });
/** Addresses that were asked, in turn. */
let asked: string[];

function Live() {
  useLiveTasks();
  return null;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(async () => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Response('{}', { status: 404 });
  });
  const queries = new QueryClient();
  queries.setQueryData(listOptions({ app: task.app, sort: 'position' }).queryKey, {
    pages: [{ items: [task], nextCursor: null }],
    pageParams: [undefined],
  });
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Live />
      </QueryClientProvider>,
    ),
  );
});

/** Tells of a change, and waits until what comes together has been fetched. */
async function tell(verb: string, version: number): Promise<void> {
  const at = '2026-11-26T08:00:00Z';
  const about = { app: task.app, flow: null, subject: 'task', subjectId: task._id, task: task._id } as const;
  const event: Event = { ...about, id: 'e', verb, version, actor: null, at };
  emitEvent(event);
  await vi.advanceTimersByTimeAsync(1_000);
}

test('an event of a version that is here already asks for nothing', async () => {
  await tell('updated', 4);
  expect(asked).toEqual([]);
});

test('a newer version is fetched', async () => {
  await tell('updated', 5);
  expect(asked).toContain(`/v1/tasks/${task._id}`);
});

test('another place in its column is fetched also where the version is known', async () => {
  await tell('placed', 4);
  expect(asked).toContain(`/v1/tasks/${task._id}`);
});
