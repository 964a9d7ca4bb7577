import { globSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { apps } from './apps.ts';
import { simulatedPaths, startSimulation, withoutDelay } from './simulation.ts';

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

test('every call of a contract is answered, by the app that its path belongs to', async () => {
  const answered: string[] = [];
  for (const { paths, load } of apps)
    for (const { call } of (await load()).answers) {
      expect(call.path).toMatch(simulatedPaths);
      expect(paths.some((path) => call.path.startsWith(path))).toBe(true);
      answered.push(`${call.method} ${call.path}`);
    }
  const contracts = globSync('*/contract.ts', { cwd: import.meta.dirname });
  const modules: object[] = await Promise.all(
    contracts.map((file) => import(new URL(file, import.meta.url).href)),
  );
  const calls = modules
    .flatMap((contract): unknown[] => Object.values(contract))
    .flatMap((value) => (isCall(value) ? `${value.method} ${value.path}` : []));
  expect(answered.toSorted()).toEqual(calls.toSorted());
});

const isCall = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
