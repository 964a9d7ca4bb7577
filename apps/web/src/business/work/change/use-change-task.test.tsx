// @vitest-environment jsdom

import type { TaskStatus } from '@kazi/contract/work';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../shell/testing/render.tsx';
import { taskWith } from '../testing/task.ts';
import { useRejectableChange } from './use-change-task.ts';

let screen: { current: ReturnType<typeof useRejectableChange> };
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

beforeEach(() => {
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
  screen = renderHook(useRejectableChange).result;
});

test('work is sent back once, though what else is changed has to be tried again', async () => {
  await act(async () =>
    screen.current.change({ task, patch: { status: 'in-progress' }, place: { after: 'another' } }),
  );
  expect(sent).toEqual([]);
  await act(async () => screen.current.rejection.onReject('The receipt is missing'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toMatchObject([
    { path: `/v1/tasks/${task._id}/rejection`, version: 3, reason: 'The receipt is missing' },
    { path: `/v1/tasks/${task._id}`, version: 4 },
    { path: `/v1/tasks/${task._id}`, version: 5 },
  ]);
});
