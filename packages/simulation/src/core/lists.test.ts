import { expect, test } from 'vitest';
import { pageOf } from './lists.ts';

const items = Array.from({ length: 25 }, (_, at) => at);

test.each<[page: string | undefined, perPage: string | undefined, first: number | undefined, length: number]>(
  [
    [undefined, undefined, 0, 10],
    ['3', undefined, 20, 5],
    ['2', '5', 5, 5],
    ['0', undefined, 0, 10],
    ['-1', undefined, 0, 10],
    ['x', 'x', 0, 10],
    [undefined, '-1', 0, 10],
    [undefined, '0', 0, 10],
    ['4', undefined, undefined, 0],
  ],
)('page %s of %s each begins with %s and has %s', (page, perPage, first, length) => {
  const found = pageOf(items, page, perPage, 10);
  expect([found[0], found.length]).toEqual([first, length]);
});
