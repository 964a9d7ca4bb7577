import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

test('what changed says what it was before, the rest what it is', () => {
  const detail = {
    changes: { role: { before: 'client', after: 'manager' }, phone: { before: null, after: '' } },
    reason: 'promoted',
    amount: 500,
  };
  expect(factsOf(detail)).toEqual([
    { name: 'role', text: 'client → manager' },
    { name: 'phone', text: '– → –' },
    { name: 'reason', text: 'promoted' },
    { name: 'amount', text: '500' },
  ]);
});

test('ids are shown by their names, and a list by what came and what went', () => {
  const names = { a1: 'Read teams', b2: 'Approve payments', c3: 'Aisha Nafula' };
  const detail = {
    changes: { permissions: { before: ['a1', 'x'], after: ['x', 'b2'] } },
    held: [{ agent: 'c3', amount: 500 }],
  };
  expect(factsOf(detail, names)).toEqual([
    { name: 'permissions', text: '+\u00a0Approve payments, −\u00a0Read teams' },
    { name: 'held', text: 'agent: Aisha Nafula, amount: 500' },
  ]);
});

test('long values are cut, and nothing is shown of nothing', () => {
  const [fact] = factsOf({ held: Array.from({ length: 100 }, (_, at) => ({ at })) });
  expect(fact?.text).toHaveLength(161);
  expect(fact?.text.endsWith('…')).toBe(true);
  expect(factsOf({})).toEqual([]);
});
