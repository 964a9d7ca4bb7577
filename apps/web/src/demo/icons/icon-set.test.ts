import { expect, test } from 'vitest';
import { componentOf, findIcons, importOf, nextCell } from './icon-set.ts';

const names = ['cash', 'credit-card', 'pig-money', 'receipt', 'wallet'];
const tags = { cash: 'money notes', wallet: 'money purse', receipt: 'bill', 'credit-card': 'pay' };
const found = (typed: string) => findIcons(names, tags, typed).map(({ name }) => name);

test('names come before other words, in the order of the list', () => {
  expect(found('money')).toEqual(['pig-money', 'cash', 'wallet']);
  expect(found('c')).toEqual(['cash', 'credit-card', 'receipt']);
});

test('every word has to fit, in any order and however it is written', () => {
  expect(found('Card credit')).toEqual(['credit-card']);
  expect(found('credit-card')).toEqual(['credit-card']);
  expect(found('money purse')).toEqual(['wallet']);
  expect(found('unicorn')).toEqual([]);
});

test('nothing typed finds all, each with its place in the list', () => {
  expect(findIcons(names, tags, ' ')).toEqual(names.map((name, at) => ({ name, at })));
});

test('an icon is imported from its own file', () => {
  expect(componentOf('12-hours', 'outline')).toBe('Icon12Hours');
  expect(importOf('arrow-left', 'filled')).toBe(
    "import IconArrowLeftFilled from '#icons/IconArrowLeftFilled';",
  );
});

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
