import { expect, test } from 'vitest';
import { withPlaced } from './use-task-change.ts';

test('the first move fixes the order of what is shown', () => {
  expect(withPlaced([], [3, 2, 1], 1, 0)).toEqual([1, 3, 2]);
  expect(withPlaced([], [3, 2, 1], 3, 2)).toEqual([2, 1, 3]);
});

test('what a filter hides keeps its place', () => {
  expect(withPlaced([5, 4, 3, 2, 1], [5, 3, 1], 5, 1)).toEqual([4, 3, 2, 5, 1]);
  expect(withPlaced([5, 4, 3, 2, 1], [5, 3, 1], 1, 0)).toEqual([1, 5, 4, 3, 2]);
  expect(withPlaced([5, 4, 3, 2, 1], [5, 3], 5, 1)).toEqual([4, 3, 5, 2, 1]);
});

test('a task that came since is on top, until it is moved too', () => {
  expect(withPlaced([1, 2, 3], [9, 1, 2, 3], 3, 1)).toEqual([9, 3, 1, 2]);
  expect(withPlaced([1, 2, 3], [9, 1, 2, 3], 9, 3)).toEqual([1, 2, 3, 9]);
});
