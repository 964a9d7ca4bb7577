import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What keeps the cache true by hand: `useWrite`, `useRecord` and `affects` do it for every screen. */
const byHand = /\b(?:invalidateQueries|newerOf|maxTries|setQueryData|setQueriesData)\b/;

/** Where it is done: the core, live updates, kept answers, and the files that say how the cache holds a kind of record. */
const mayByHand = /^(?:shell\/record|live|api|demo)\/|-cache\.ts$|\.test\.tsx?$/;

test('the cache is kept true in one place', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !mayByHand.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
