import { expect, test } from 'vitest';
import { nextPlace, type Places } from './use-row-focus.ts';

/** Columns of tasks, each as letters: a key is the column and the letter. */
const places = (...columns: string[]): Places =>
  columns.map((letters, column) => [...letters].map((task) => ({ key: `${column} ${task}`, task })));

const next = (before: Places, now: Places, key: string, changed = '') => {
  const here = before.flat().find((place) => place.key === key);
  return here && nextPlace(before, now, here, new Set(changed))?.key;
};

test.each<[what: string, before: string[], now: string[], key: string, changed: string, to: string]>([
  ['stays', ['abc'], ['abc'], '0 b', 'b', '0 b'],
  ['goes on to the next', ['abc', 'd'], ['ac', 'bd'], '0 b', 'b', '0 c'],
  ['goes on in a sorted list', ['abc'], ['acb'], '0 b', 'b', '0 c'],
  ['goes back at the end of its column', ['abc', 'd'], ['ab', 'cd'], '0 c', 'c', '0 b'],
  ['goes over all that left with it', ['abcd', ''], ['ad', 'bc'], '0 b', 'bc', '0 d'],
  ['goes on from one that is gone', ['abc'], ['ac'], '0 b', '', '0 c'],
  ['goes along with what others moved', ['abc', 'd'], ['ac', 'bd'], '0 b', '', '1 b'],
  ['stays where another one came between', ['abc'], ['axbc'], '0 b', 'b', '0 b'],
  ['goes to another column when its own is empty', ['a', 'b'], ['', 'ba'], '0 a', 'a', '1 b'],
])('the focus %s: %j, %j', (_, before, now, key, changed, to) => {
  expect(next(places(...before), places(...now), key, changed)).toBe(to);
});

test('nothing is left', () => {
  expect(next(places('a'), places(''), '0 a', 'a')).toBe(undefined);
});
