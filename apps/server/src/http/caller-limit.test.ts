import { expect, test, vi } from 'vitest';
import { limitPerCaller } from './caller-limit.ts';

/** Work that goes on until it is told to end. */
function aWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), end: resolve };
}

test('a caller’s work waits for their own, first come first served, and nobody else’s does', async () => {
  const inTurn = limitPerCaller({ atOnce: 1, waiting: 5, waitMs: 10_000 });
  const [first, second, third, other] = [aWork(), aWork(), aWork(), aWork()];
  const done = [first, second, third].map(({ work }) => inTurn('amina', work));
  const others = inTurn('baraka', other.work);
  await vi.waitFor(() => expect(other.work).toHaveBeenCalled(), 10_000);
  expect(second.work).not.toHaveBeenCalled();
  first.end();
  await done[0];
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled(), 10_000);
  expect(third.work).not.toHaveBeenCalled();
  for (const { end } of [second, third, other]) end();
  await Promise.all([...done, others]);
});

test('what fails gives its turn on', async () => {
  const inTurn = limitPerCaller({ atOnce: 1, waiting: 5, waitMs: 10_000 });
  const failed = inTurn('amina', () => Promise.reject(new Error('failed')));
  const next = inTurn('amina', async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('a full queue refuses at once, and nobody waits for ever', async () => {
  vi.useFakeTimers();
  const inTurn = limitPerCaller({ atOnce: 1, waiting: 1, waitMs: 10_000 });
  const [first, second] = [aWork(), aWork()];
  const working = inTurn('amina', first.work);
  const waiting = expect(inTurn('amina', second.work)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(inTurn('amina', second.work)).rejects.toMatchObject({
    code: 'too-often',
    params: { wait: 10 },
  });
  vi.advanceTimersByTime(10_000);
  await waiting;
  first.end();
  await working;
  expect(second.work).not.toHaveBeenCalled();
  expect(await inTurn('amina', async () => 'later')).toBe('later');
  vi.useRealTimers();
});
