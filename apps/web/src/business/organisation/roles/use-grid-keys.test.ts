import { expect, test } from 'vitest';
import { nextCell } from './use-grid-keys.ts';

const grid = { rows: 30, columns: 4, isRtl: false };
const press = (key: string, from = { row: 5, column: 1 }, more = {}, within = grid) =>
  nextCell(from, { key, ctrlKey: false, ...more }, within);

test('arrow keys lead to the cell beside, and never out of the grid', () => {
  expect(press('ArrowDown')).toEqual({ row: 6, column: 1 });
  expect(press('ArrowUp')).toEqual({ row: 4, column: 1 });
  expect(press('ArrowRight')).toEqual({ row: 5, column: 2 });
  expect(press('ArrowLeft')).toEqual({ row: 5, column: 0 });
  expect(press('ArrowUp', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('ArrowRight', { row: 0, column: 3 })).toEqual({ row: 0, column: 3 });
});

test('left is left, whichever way the page is laid out', () => {
  const rtl = { ...grid, isRtl: true };
  expect(press('ArrowLeft', undefined, {}, rtl)).toEqual({ row: 5, column: 2 });
  expect(press('ArrowRight', undefined, {}, rtl)).toEqual({ row: 5, column: 0 });
});

test('whole rows, columns and pages are crossed at once', () => {
  expect(press('Home')).toEqual({ row: 5, column: 0 });
  expect(press('End')).toEqual({ row: 5, column: 3 });
  expect(press('Home', undefined, { ctrlKey: true })).toEqual({ row: 0, column: 0 });
  expect(press('End', undefined, { ctrlKey: true })).toEqual({ row: 29, column: 3 });
  expect(press('PageDown')).toEqual({ row: 15, column: 1 });
  expect(press('PageUp')).toEqual({ row: 0, column: 1 });
});

test('other keys are left to whatever has the focus', () => {
  expect(press(' ')).toBeUndefined();
  expect(press('a')).toBeUndefined();
});
