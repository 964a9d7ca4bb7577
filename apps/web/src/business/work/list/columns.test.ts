import { expect, test } from 'vitest';
import { columns, columnsIn } from './columns.ts';

const shown = columns.filter(({ atFirst }) => atFirst);

test.each([
  ['status', ['status']],
  ['priority', ['priority']],
  ['assignee', ['assignees']],
  ['flow', []],
  ['none', []],
] as const)('grouped by %s, of the columns %j show their sign alone, and all stay', (kind, signs) => {
  const beside = columnsIn(shown, kind);
  expect(beside.filter(({ isSign }) => isSign).map(({ name }) => name)).toEqual(signs);
  expect(beside.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
});
