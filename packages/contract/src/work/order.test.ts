import { describe, expect, test } from 'vitest';
import { folded } from '../shared/folded.ts';
import { compareTasks, type OrderedTask } from './order.ts';

const taskWith = (given: Partial<OrderedTask>): OrderedTask => ({
  _id: '01000000-0000-7000-8000-000000000001',
  number: 'SHOP-1',
  title: 'Pay by phone',
  priority: 'none',
  dueDate: null,
  position: 'a0',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...given,
});

describe('titles', () => {
  const sorted = (...titles: string[]) =>
    titles
      .map((title, at) => taskWith({ title, _id: String(at) }))
      .toSorted(compareTasks.title)
      .map(({ title }) => title);

  test('are sorted without regard to case and accents', () => {
    expect(sorted('Zebra', 'école', 'apple', 'Étude', 'Eel')).toEqual([
      'apple',
      'école',
      'Eel',
      'Étude',
      'Zebra',
    ]);
    expect(sorted('жук', 'Заяц', 'ёж', 'Ель')).toEqual(['ёж', 'Ель', 'жук', 'Заяц']);
  });

  test('that differ in these alone stand as they were made', () => {
    expect(sorted('pay', 'PAY', 'Páy')).toEqual(['pay', 'PAY', 'Páy']);
    expect(folded('PÁY')).toBe('pay');
  });

  test('are sorted by code points: signs beyond 16 bits come last', () => {
    expect(sorted('😀', '\ue000', '漢字', 'a')).toEqual(['a', '漢字', '\ue000', '😀']);
    expect(sorted('😁', '😀')).toEqual(['😀', '😁']);
  });
});

test('tasks without a due date come last both ways', () => {
  const [early, late, none] = [
    taskWith({ dueDate: '0001-01-01' }),
    taskWith({ dueDate: '9999-12-31' }),
    taskWith({}),
  ];
  expect([none, late, early].toSorted(compareTasks.dueDate)).toEqual([early, late, none]);
  expect([none, early, late].toSorted(compareTasks['-dueDate'])).toEqual([late, early, none]);
});

test('numbers are compared as numbers', () => {
  const [two, ten] = [taskWith({ number: 'SHOP-2' }), taskWith({ number: 'SHOP-10' })];
  expect([ten, two].toSorted(compareTasks.number)).toEqual([two, ten]);
});
