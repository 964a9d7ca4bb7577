// @vitest-environment jsdom

import type { BulkResult, TaskCard, TaskStatus } from '@kazi/contract/work';
import { shownToasts } from '@kazi/ui/toast';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../shell/testing/render.tsx';
import { taskWith } from '../testing/task.ts';
import { useBulk } from './use-bulk.ts';

let bulk: { current: ReturnType<typeof useBulk> };
/** What was asked to be changed, in turn, and what is answered. */
let asked: { change: { status: TaskStatus } }[];
let answers: BulkResult[][];

beforeEach(() => {
  [asked, answers] = [[], []];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/bulk-change')) return new Response('{}', { status: 404 });
    asked.push(await request.json());
    return Response.json({ items: answers.shift() });
  });
  bulk = renderHook(useBulk).result;
});

const taskIn = (status: TaskStatus, moves: TaskStatus[], version = 1): TaskCard =>
  taskWith({ _id: 'a', status, version, may: { ...taskWith().may, moves } });

/** Accepts a task, and then takes that back. */
async function acceptAndUndo(undone: BulkResult): Promise<void> {
  const handedIn = taskIn('in-review', ['done', 'in-progress']);
  const done = taskIn('done', ['in-review', 'todo'], 2);
  answers = [[{ _id: 'a', ok: true, task: done }], [undone]];
  await act(async () => bulk.current.change({ tasks: [handedIn], change: { status: 'done' } }));
  await waitFor(() => expect(shownToasts.get()).toHaveLength(1));
  const [told] = shownToasts.get();
  expect(told).toMatchObject({ message: '1 task changed.', action: { label: 'Undo' } });
  await act(async () => told?.action?.run());
  await waitFor(() => expect(asked).toHaveLength(2));
}

test('tasks accepted together are brought back to their review', async () => {
  await acceptAndUndo({ _id: 'a', ok: true, task: taskIn('in-review', ['done'], 3) });
  expect(asked[1]?.change).toEqual({ status: 'in-review' });
  await waitFor(() => expect(shownToasts.get().at(-1)?.message).toBe('1 task restored.'));
});

test('what could not be brought back is told, and nothing else', async () => {
  await acceptAndUndo({ _id: 'a', ok: false, error: 'Too late.' });
  await waitFor(() => expect(bulk.current.refusals.map(({ reason }) => reason)).toEqual(['Too late.']));
  expect(shownToasts.get().map(({ message }) => message)).toEqual(['1 task changed.']);
});
