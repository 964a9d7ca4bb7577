// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { taskWith } from '../testing/task.ts';
import { neighboursAt } from './grid.ts';

test('a card lands between the cards that will be beside it, itself left out', () => {
  const b = taskWith({ _id: 'b' });
  const tasks = [taskWith({ _id: 'a' }), b, taskWith({ _id: 'c' })];
  const idsAt = (at: number) => {
    const { after, before } = neighboursAt(tasks, b, at);
    return [after?._id, before?._id];
  };
  expect(idsAt(0)).toEqual([undefined, 'a']);
  expect(idsAt(1)).toEqual(['a', 'c']);
  expect(idsAt(2)).toEqual(['c', undefined]);
});
