import { expect, test } from 'vitest';
import { componentOf, importOf } from './icon-set.ts';
import { findIcons } from './search.ts';

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
