import { describe, expect, test } from 'vitest';
import { type DragList, nextSpot, placesIn, spotOf } from './lists.ts';

const list = (key: string, items: string[], more: Partial<DragList> = {}): DragList => ({
  key,
  kind: 'task',
  name: key,
  runs: 'down',
  items: items.map((item) => ({ key: item, name: item })),
  ...more,
});

const boards = list('boards', ['left', 'middle', 'right'], { kind: 'board', runs: 'along' });
const left = list('left', ['a', 'b', 'c']);
const middle = list('middle', []);
const right = list('right', ['d']);
const lists = [boards, left, middle, right];

test('an item is found, and has one place more in another list than that has items', () => {
  expect(spotOf(lists, 'b')).toEqual({ list: 'left', at: 1 });
  expect(spotOf(lists, 'none')).toBeUndefined();
  expect([placesIn(left, 'b'), placesIn(right, 'b'), placesIn(middle, 'b')]).toEqual([3, 2, 1]);
});

describe('an item of a list that runs down', () => {
  test('moves within it, and stops at its ends', () => {
    expect(nextSpot(lists, 'b', { list: 'left', at: 1 }, 'up')).toEqual({ list: 'left', at: 0 });
    expect(nextSpot(lists, 'b', { list: 'left', at: 0 }, 'up')).toBeUndefined();
    expect(nextSpot(lists, 'b', { list: 'left', at: 1 }, 'down')).toEqual({ list: 'left', at: 2 });
    expect(nextSpot(lists, 'b', { list: 'left', at: 2 }, 'down')).toBeUndefined();
  });

  test('goes to the list beside it, no lower than that list’s end', () => {
    expect(nextSpot(lists, 'c', { list: 'left', at: 2 }, 'forth')).toEqual({ list: 'middle', at: 0 });
    expect(nextSpot(lists, 'd', { list: 'right', at: 0 }, 'forth')).toBeUndefined();
    expect(nextSpot(lists, 'd', { list: 'right', at: 0 }, 'back')).toEqual({ list: 'middle', at: 0 });
    expect(nextSpot(lists, 'a', { list: 'left', at: 0 }, 'back')).toBeUndefined();
  });
});

test('an item of a list that runs along moves along it only', () => {
  expect(nextSpot(lists, 'left', { list: 'boards', at: 0 }, 'forth')).toEqual({ list: 'boards', at: 1 });
  expect(nextSpot(lists, 'left', { list: 'boards', at: 0 }, 'back')).toBeUndefined();
  expect(nextSpot(lists, 'left', { list: 'boards', at: 0 }, 'down')).toBeUndefined();
});

describe('in a grid of lists', () => {
  const cell = (row: string, column: string, items: string[]) =>
    list(`${column} ${row}`, items, { row, column });
  const grid = [
    cell('web', 'todo', ['a']),
    cell('web', 'done', ['x', 'y']),
    cell('phone', 'todo', ['b', 'c']),
    cell('phone', 'done', []),
  ];

  test('an item at the end of its list goes on in the next list of the column', () => {
    expect(nextSpot(grid, 'a', { list: 'todo web', at: 0 }, 'down')).toEqual({ list: 'todo phone', at: 0 });
    expect(nextSpot(grid, 'b', { list: 'todo phone', at: 0 }, 'up')).toEqual({ list: 'todo web', at: 1 });
    expect(nextSpot(grid, 'c', { list: 'todo phone', at: 1 }, 'down')).toBeUndefined();
  });

  test('an item goes sideways along its row', () => {
    expect(nextSpot(grid, 'a', { list: 'todo web', at: 0 }, 'forth')).toEqual({ list: 'done web', at: 0 });
    expect(nextSpot(grid, 'x', { list: 'done web', at: 1 }, 'back')).toEqual({ list: 'todo web', at: 1 });
    expect(nextSpot(grid, 'x', { list: 'done web', at: 0 }, 'forth')).toBeUndefined();
  });
});

test('an item goes on to the next list that takes it, over those that do not', () => {
  const next = (at: number) =>
    nextSpot(lists, 'b', { list: 'left', at }, 'forth', ({ key }) => key !== 'middle');
  expect([next(2), next(0)]).toEqual([
    { list: 'right', at: 1 },
    { list: 'right', at: 0 },
  ]);
  expect(nextSpot(lists, 'b', { list: 'left', at: 0 }, 'forth', () => false)).toBeUndefined();
});

test('an item of several lists is found in the one that is meant', () => {
  const both = [list('mine', ['a', 'b']), list('theirs', ['b'])];
  expect(spotOf(both, 'b', 'theirs')).toEqual({ list: 'theirs', at: 0 });
  expect(spotOf(both, 'a', 'theirs')).toBeUndefined();
});
