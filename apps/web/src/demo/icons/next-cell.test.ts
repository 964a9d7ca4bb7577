import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

const grid = { at: 13, count: 48, columns: 10, rows: 3 };
const press = (key: string, { ctrlKey = false, at = grid.at } = {}) =>
  nextCell({ key, ctrlKey, arrow: undefined }, { ...grid, at });
const arrow = (direction: 'up' | 'down' | 'back' | 'forth', at = grid.at) =>
  nextCell({ key: '', ctrlKey: false, arrow: direction }, { ...grid, at });

test('arrows lead to what is beside, and stay within the grid', () => {
  expect([arrow('up'), arrow('down'), arrow('back'), arrow('forth')]).toEqual([3, 23, 12, 14]);
  expect([arrow('up', 4), arrow('back', 0), arrow('forth', 47), arrow('down', 45)]).toEqual([0, 0, 47, 47]);
});

test('Home and End lead along the row, with Ctrl through all', () => {
  expect([press('Home'), press('End')]).toEqual([10, 19]);
  expect([press('Home', { ctrlKey: true }), press('End', { ctrlKey: true })]).toEqual([0, 47]);
  expect([press('PageUp'), press('PageDown')]).toEqual([0, 43]);
});

test('other keys are left alone', () => {
  expect(press('Enter')).toBeUndefined();
});
