// @vitest-environment jsdom
import type { Task } from '@kazi/contract/work';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { onlyKept } from '../../../api/kept/only-kept.ts';
import { personWith, taskWith } from '../testing/task.ts';

vi.mock('virtual:contract', () => ({ contract: {} }));
const { taskOptions } = await import('./task-options.ts');

const opened = (version: number, title: string): Task => ({
  ...taskWith({ version, title }),
  author: personWith('author'),
  appInfo: { id: 'app', name: 'Shop', key: 'SHOP', project: null },
  description: '',
  sentBack: null,
  deliveries: 0,
  dispute: null,
  pay: { part: false, bonus: false, dispute: false, settle: false },
  shares: [],
  files: [],
});

/** What is known of a task whose answer comes after it was set to something else meanwhile. */
async function afterLateAnswer(meanwhile: Task, answer: Task) {
  const client = new QueryClient();
  const late = Promise.withResolvers<Task>();
  const { queryKey, ...options } = taskOptions('task');
  const asked = client.prefetchQuery({ ...options, queryKey, queryFn: () => late.promise });
  client.setQueryData(queryKey, meanwhile);
  late.resolve(answer);
  await asked;
  return client.getQueryData(queryKey)?.title;
}

test('an answer that was on its way while the task was changed does not take the place of the newer one', async () => {
  expect(await afterLateAnswer(opened(3, 'Newer'), opened(2, 'Older'))).toBe('Newer');
});

test('an answer that is newer, or as new, is taken up', async () => {
  expect(await afterLateAnswer(opened(2, 'Older'), opened(3, 'Newer'))).toBe('Newer');
  expect(await afterLateAnswer(opened(2, 'Before'), opened(2, 'Told again'))).toBe('Told again');
});

test('a newer one that only this device has told gives way: the server went back to a backup', async () => {
  const kept = opened(3, 'Of the device');
  onlyKept.add(kept);
  expect(await afterLateAnswer(kept, opened(2, 'Of the server'))).toBe('Of the server');
});
