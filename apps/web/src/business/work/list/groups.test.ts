// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { groupsOf } from './groups.tsx';

const source = { flows: [{ _id: 'checkout' }], people: [{ id: 'amina' }, { id: 'brian' }], me: 'amina' };

test('each group narrows the filter to what its tasks have in common', () => {
  expect(groupsOf('flow', { q: 'pay' }, source)).toEqual([
    { key: 'checkout', filter: { q: 'pay', flow: ['checkout'] } },
    { key: 'none', filter: { q: 'pay', flow: ['none'] } },
  ]);
  expect(groupsOf('none', { q: 'pay' }, source)).toEqual([{ key: '', filter: { q: 'pay' } }]);
});

test('groups that the filter rules out are not there', () => {
  const keys = (groups: { key: string }[]) => groups.map(({ key }) => key);
  expect(keys(groupsOf('status', { status: ['done', 'todo'] }, source))).toEqual(['todo', 'done']);
  expect(keys(groupsOf('assignee', { assignee: ['me'] }, source))).toEqual(['amina']);
  expect(keys(groupsOf('assignee', { assignee: ['none'] }, source))).toEqual(['none']);
});
