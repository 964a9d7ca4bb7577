import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const sources = (end: string) =>
  globSync(`{apps/web,packages/ui}/src/**/*.${end}`, { cwd: root }).filter(
    (path) => !path.includes('showcase'),
  );

test('checkboxes have one look, that of the common style', () => {
  const own = sources('css')
    .filter((path) => !path.endsWith('styles/base.css'))
    .flatMap((path) => {
      // What is the browser's own but no checkbox: bars of progress, and choices of one.
      const painted = read(path).match(/[^{}]*\{[^{}]*accent-color[^{}]*\}/g) ?? [];
      return painted.filter((rule) => !/progress|\.beneficiary input|\.choice input/.test(rule));
    });
  expect(own).toEqual([]);
});

test('small buttons are of a size that the common style makes the one small button', () => {
  const other = sources('tsx').filter((path) =>
    /<(Link)?Button[^>]*size="compact-(md|lg|xl)"/.test(read(path)),
  );
  expect(other).toEqual([]);
});
