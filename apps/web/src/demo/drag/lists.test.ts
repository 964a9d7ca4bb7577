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
