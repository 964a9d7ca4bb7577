import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAll } from './fetch-all.ts';

const fileBytes = 40_000;
const files = Array.from({ length: 50 }, (_, at) => `/assets/page-${at}.js`);
let carried = 0;

/** A link that carries so many bytes a second, shared by what goes through it at once. */
function startLink(bytesPerSecond: number): void {
  let isFreeAt = performance.now();
  vi.stubGlobal('fetch', async (file: string, { signal }: RequestInit = {}) => {
    if (file === '/demo-files.json') return { json: async () => files };
    isFreeAt = Math.max(isFreeAt, performance.now()) + (1000 * fileBytes) / bytesPerSecond;
    await new Promise((resolve) => setTimeout(resolve, isFreeAt - performance.now()));
    signal?.throwIfAborted();
    carried += fileBytes;
    return { arrayBuffer: async () => {}, headers: new Headers({ 'content-length': `${fileBytes}` }) };
  });
}

beforeEach(() => {
  carried = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ended(): Promise<void> {
  const fetched = fetchAll().catch(() => {});
  await vi.runAllTimersAsync();
  await fetched;
}

test.each([3_000, 20_000, 31_000])(
  'a link of %i bytes a second carries no more than 400 kB',
  async (speed) => {
    startLink(speed);
    await ended();
    expect(carried).toBeGreaterThan(300_000);
    expect(carried).toBeLessThanOrEqual(400_000);
  },
);

test('a link that is fast enough carries all of the demo', async () => {
  startLink(200_000);
  await ended();
  expect(carried).toBe(files.length * fileBytes);
});
