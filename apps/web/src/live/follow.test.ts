import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './follow.ts';

const stream = vi.hoisted(() => vi.fn());
vi.mock('../api/client.ts', () => ({ client: { activity: { events: { stream } } } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  stream.mockReset().mockRejectedValue(new Error('The server is away'));
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (signal: AbortSignal) =>
  follow({ app: undefined, signal, onEvent: () => undefined, onGap: () => undefined });

test('a long outage leaves no listeners behind', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  void begin(signal);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(stream.mock.calls.length).toBeGreaterThan(10);
  expect(added.mock.calls.length - removed.mock.calls.length).toBe(1);
});

test('it ends at once, while it waits and while it listens', async () => {
  const waiting = new AbortController();
  const ended = begin(waiting.signal);
  await vi.advanceTimersByTimeAsync(0);
  waiting.abort();
  await ended;

  const listening = new AbortController();
  stream.mockImplementation(async () => {
    listening.abort();
    throw new Error('It was ended');
  });
  await begin(listening.signal);
  expect(vi.getTimerCount()).toBe(0);
});
