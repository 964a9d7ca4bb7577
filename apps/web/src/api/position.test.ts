// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithPosition, noteEvent, positionHeader, positionToSend } from './position.ts';

const at = (place: number) => `00000001${place.toString(16).toUpperCase().padStart(16, '0')}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets the server answer with a position, none for null, after some work. Gives what it was told. */
async function call(
  method: string,
  position: string | null,
  meanwhile = async () => {},
): Promise<string | null> {
  let told: string | null = null;
  vi.stubGlobal('fetch', async (request: Request) => {
    told = request.headers.get(positionHeader);
    await meanwhile();
    return new Response('{}', { headers: position ? { [positionHeader]: position } : {} });
  });
  vi.advanceTimersByTime(1);
  await fetchWithPosition(new Request('https://kazi.example.com/v1/apps', { method }));
  return told;
}

test('each call tells the highest position of the answers before, in whatever order they came', async () => {
  expect(await call('GET', at(20))).toBe('none');
  expect(await call('POST', at(40))).toBe(at(20));
  expect(await call('GET', at(30))).toBe(at(40));
  expect(await call('GET', null)).toBe(at(40));
  expect(positionToSend()).toBe(at(40));
});

test('an event takes it on; one that does not say where it was written leads to the primary', async () => {
  await call('GET', at(20));
  noteEvent(['', `position ${at(50)}`]);
  expect(positionToSend()).toBe(at(50));
  noteEvent(['']);
  expect(positionToSend()).toBe('none');
});

test('where a change has no answer, or one without a position, the next call asks the primary', async () => {
  await call('GET', at(20));
  await call('PUT', null);
  expect(positionToSend()).toBe('none');
  await call('GET', at(30));
  await call('DELETE', 'none');
  expect(positionToSend()).toBe('none');
  await call('GET', at(40));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const lost = fetchWithPosition(new Request('https://kazi.example.com/v1/apps', { method: 'POST' }));
  await expect(lost).rejects.toThrow();
  expect(positionToSend()).toBe('none');
});

test('a read that was asked before such a change does not hide it', async () => {
  await call('GET', at(20), async () => {
    await call('PUT', null);
  });
  expect(positionToSend()).toBe('none');
});

test('a position is forgotten after a while without a higher one, and with it one of the future', async () => {
  await call('GET', at(9_000));
  await call('GET', at(20));
  expect(positionToSend()).toBe(at(9_000));
  vi.advanceTimersByTime(600_001);
  expect(await call('GET', at(20))).toBe('none');
  expect(positionToSend()).toBe(at(20));
});
