import { expect, test } from 'vitest';
import { personWith, taskWith } from '../testing/task.ts';
import { clashesOf } from './patch.ts';

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
