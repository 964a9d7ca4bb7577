import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const roots = [
  '',
  ...['apps/web/', 'apps/web/src/', 'apps/web/src/business/', 'apps/web/src/demo/'],
  ...['apps/server/src/', 'apps/server/src/payroll/', 'packages/'],
];
const text = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
// What has no slash is a word, or a file of the folder that was named before; an address of the API begins with a slash.
const paths = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.$-]+)*\/?)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => path.includes('/'));

it('names files and folders that are there', () => {
  expect(paths.length).toBeGreaterThan(40);
  const gone = paths.filter((path) => !roots.some((from) => existsSync(new URL(from + path, root))));
  expect(gone).toEqual([]);
});
