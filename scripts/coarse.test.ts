import { expect, it } from 'vitest';
import { crumbs, importerCounts } from './coarse.mjs';

const folder = 'apps/web/src/business/crops';
const lines = (text: string, count = 1) => `${text}\n${'// more\n'.repeat(count - 1)}`;
const sources = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

it('names a small file that only its neighbour imports', () => {
  const found = crumbs(
    sources({
      'page.tsx': lines("import { row } from './row.tsx';"),
      'row.tsx': lines('export const row = 1;'),
    }),
  );
  expect(found).toEqual([{ file: `${folder}/row.tsx`, only: `${folder}/page.tsx` }]);
});

it.each([
  ['has 40 lines', { 'row.tsx': lines('export const row = 1;', 40) }],
  ['has a second importer', { 'other.tsx': lines("import { row } from './row.tsx';") }],
  ['has tests of its own', { 'row.test.tsx': lines("import { row } from './row.tsx';") }],
  ['is fetched apart', { 'page.tsx': lines("const row = import('./row.tsx');") }],
  [
    'is used by another folder',
    { 'page.tsx': lines('export {};'), '../soil/page.tsx': lines("import { row } from '../crops/row.tsx';") },
  ],
])('leaves a file that %s', (_reason, files: Record<string, string>) => {
  const all = {
    'page.tsx': lines("import { row } from './row.tsx';"),
    'row.tsx': lines('export const row = 1;'),
  };
  const named = Object.entries({ ...all, ...files }).map(
    ([name, text]) => [new URL(name, `file:///${folder}/`).pathname.slice(1), text] as const,
  );
  expect(crumbs(new Map(named))).toEqual([]);
});

it('counts the files of a folder that have one importer', () => {
  const found = importerCounts(
    sources({
      'page.tsx': lines("import './row.tsx';\nimport './cell.tsx';"),
      'row.tsx': lines("import './cell.tsx';"),
      'cell.tsx': lines('export {};'),
    }),
  );
  expect(found[0]).toEqual({ folder: 'apps/web/src/business', files: 3, one: 1 });
});
