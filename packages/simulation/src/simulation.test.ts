import { afterEach, expect, test, vi } from 'vitest';
import { startSimulation, withoutDelay } from './simulation.ts';

const page = { fetch: globalThis.fetch };
const ask = (signal?: AbortSignal) => page.fetch('/apps/permissions/data', signal ? { signal } : {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what nobody asked for is answered at once, what follows takes its time again', async () => {
  vi.stubGlobal('location', { href: 'http://demo.test/' });
  const stop = startSimulation(page);
  // No timer ends: what waits for one is never answered.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect((await withoutDelay(() => ask())).status).toBe(200);
  await expect(withoutDelay(() => Promise.reject(new Error('gone wrong')))).rejects.toThrow('gone wrong');

  const giveUp = new AbortController();
  const asked = ask(giveUp.signal);
  await new Promise((resolve) => setImmediate(resolve));
  giveUp.abort();
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  stop();
});
