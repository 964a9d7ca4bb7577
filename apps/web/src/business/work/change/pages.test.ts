// @vitest-environment jsdom
import { compareTasks, priorities, type TaskCard, taskSorts } from '@kazi/contract/work';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taskWith } from '../testing/task.ts';

import { without, withTask } from './task-cache.ts';
import { type Pages, tasksOf } from './task-lists.ts';

const cards = fc.uniqueArray(
  fc
    .record({
      _id: fc.uuid({ version: 7 }),
      number: fc.integer({ min: 1, max: 40 }).map((number) => `SHOP-${number}`),
      title: fc.string({ minLength: 1, maxLength: 4 }),
      priority: fc.constantFrom(...priorities),
      dueDate: fc.constantFrom(null, '2026-11-20', '2026-11-21', '2026-12-01'),
      position: fc.constantFrom('a0', 'a0V', 'a1', 'a1!', 'b00'),
      updatedAt: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'),
    })
    .map(taskWith),
  { selector: ({ _id }) => _id, minLength: 1, maxLength: 20 },
);

/** A list in its order, as fetched in pages of three; `isWhole` says whether the last page was among them. */
function listOf(tasks: readonly TaskCard[], isWhole: boolean): Pages {
  const pages = Array.from({ length: Math.max(1, Math.ceil(tasks.length / 3)) }, (_, at) => ({
    items: tasks.slice(at * 3, at * 3 + 3),
    nextCursor: 'more',
  }));
  const last = pages.at(-1);
  return {
    pages: last && isWhole ? [...pages.slice(0, -1), { ...last, nextCursor: null }] : pages,
    pageParams: pages.map(() => undefined),
  };
}

describe.each(taskSorts)('sorted by %s', (sort) => {
  const order = compareTasks[sort];

  test('a task put into a whole list stands where sorting puts it', () => {
    fc.assert(
      fc.property(cards, ([task, ...others]) => {
        fc.pre(task !== undefined);
        const placed = tasksOf(withTask(listOf(others.toSorted(order), true), task, order));
        expect(placed).toEqual([...others, task].toSorted(order));
      }),
    );
  });

  test('a task that changes leaves its old place', () => {
    fc.assert(
      fc.property(cards, cards, (tasks, [template]) => {
        const [task] = tasks;
        fc.pre(task !== undefined && template !== undefined);
        const changed = { ...template, _id: task._id };
        const placed = tasksOf(withTask(listOf(tasks.toSorted(order), true), changed, order));
        expect(placed).toEqual([...tasks.slice(1), changed].toSorted(order));
      }),
    );
  });

  test('a task that belongs after all that was fetched comes with its page', () => {
    fc.assert(
      fc.property(cards, (tasks) => {
        const sorted = tasks.toSorted(order);
        const last = sorted.pop();
        fc.pre(last !== undefined);
        expect(tasksOf(withTask(listOf(sorted, false), last, order))).toEqual(sorted);
      }),
    );
  });
});

test('taking a task out leaves the rest as it was, and a list without it untouched', () => {
  const tasks = ['a', 'b', 'c', 'd'].map((_id) => taskWith({ _id }));
  const list = listOf(tasks, true);
  expect(tasksOf(without(list, 'b')).map(({ _id }) => _id)).toEqual(['a', 'c', 'd']);
  expect(without(list, 'e')).toBe(list);
});
