// @vitest-environment jsdom

import type { Event } from '@kazi/contract/activity';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitEvent } from '../../../live/event-listeners.ts';
import { renderHook } from '../../../shell/testing/render.tsx';
import { taskWith } from '../testing/task.ts';
import { listOptions } from './task-lists.ts';
import { useLiveTasks } from './use-live-tasks.ts';

const task = taskWith({ version: 4 });
/** Addresses that were asked, in turn. */
let asked: string[];

beforeEach(() => {
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
  renderHook(useLiveTasks, { queries });
});
afterEach(() => void vi.useRealTimers());

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
