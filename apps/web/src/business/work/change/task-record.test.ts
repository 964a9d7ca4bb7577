// @vitest-environment jsdom
import type { TaskCard } from '@kazi/contract/work';
import { expect, test } from 'vitest';
import { personWith, taskWith } from '../testing/task.ts';
import { clashesOf, undoOf } from './task-cache.ts';

const seen = taskWith({ title: 'Pay by phone', labels: ['mpesa'], assignees: [personWith('amina')] });

test('a change clashes with another change of the same field', () => {
  expect(clashesOf(seen, { title: 'Mine' }, { ...seen, title: 'Theirs' })).toEqual(['title']);
});

test('a change does not clash with what it leaves alone, nor with the same change', () => {
  expect(clashesOf(seen, { title: 'Mine' }, { ...seen, priority: 'high' })).toEqual([]);
  expect(clashesOf(seen, { title: 'Same' }, { ...seen, title: 'Same' })).toEqual([]);
  expect(clashesOf(seen, { dueDate: null }, seen)).toEqual([]);
});

test('people and labels are the same in any order', () => {
  const [amina, brian] = [personWith('amina'), personWith('brian')];
  const now = { ...seen, assignees: [brian, amina], labels: ['design', 'mpesa'] };
  expect(clashesOf(seen, { assignees: [amina, brian], labels: ['mpesa', 'design'] }, now)).toEqual([]);
  expect(clashesOf(seen, { assignees: [] }, now)).toEqual(['assignees']);
});

test('two orders of a column are nothing to choose between', () => {
  expect(clashesOf(seen, { position: 'a5' }, { ...seen, position: 'b0' })).toEqual([]);
});

test('a change is taken back to what was seen', () => {
  expect(undoOf(seen, { labels: [], priority: 'high' }, seen)).toEqual({
    labels: ['mpesa'],
    priority: 'none',
  });
  expect(undoOf(seen, { position: 'b0' }, seen)).toBeUndefined();
});

test('a move is taken back where the way back is open and pays nobody', () => {
  const may = (moves: TaskCard['may']['moves']) => ({ ...seen, may: { ...seen.may, moves } });
  const started = { status: 'in-progress' } as const;
  expect(undoOf(seen, started, may(['todo']))).toEqual({ status: 'todo' });
  expect(undoOf(seen, started, may(['in-review']))).toBeUndefined();
  expect(undoOf(taskWith({ status: 'done' }), started, may(['done']))).toBeUndefined();
});
