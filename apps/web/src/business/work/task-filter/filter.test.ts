import { expect, test } from 'vitest';
import { isFiltered, readTaskFilter } from './filter.ts';

const person = '01a1fbe6-18b0-7142-a3a3-634919606d30';

test('what the address bar says is read', () => {
  const filter = readTaskFilter({
    q: 'pay',
    assignee: ['me', person],
    status: 'todo',
    priority: ['high', 'low'],
    label: 'MPESA',
    flow: 'none',
    due: 'week',
  });
  expect(filter).toEqual({
    q: 'pay',
    assignee: ['me', person],
    status: ['todo'],
    priority: ['high', 'low'],
    label: ['mpesa'],
    flow: ['none'],
    due: 'week',
  });
  expect(isFiltered(filter)).toBe(true);
});

test('what is not understood is left out', () => {
  const filter = readTaskFilter({
    assignee: 'everybody',
    status: 'lost',
    priority: 7,
    label: {},
    due: 'soon',
  });
  expect(isFiltered(filter)).toBe(false);
});
