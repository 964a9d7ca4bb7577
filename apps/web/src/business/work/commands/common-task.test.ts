// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { personWith, taskWith } from '../testing/task.ts';
import { commonTask } from './use-task-commands.tsx';

const may = (...moves: ('todo' | 'in-progress' | 'cancelled')[]) => ({ ...taskWith().may, moves });

test('of several tasks a picker ticks what all have, and offers what any may', () => {
  const assignees = [personWith('juma')];
  const one = taskWith({ assignees, labels: ['Till', 'sms'], priority: 'high', may: may('todo') });
  const other = taskWith({ assignees, labels: ['till'], priority: 'low', may: may('todo', 'cancelled') });
  expect(commonTask([one, other])).toMatchObject({
    status: 'todo',
    priority: undefined,
    assignees,
    labels: ['Till'],
    dueDate: null,
    may: { moves: ['todo', 'cancelled'] },
  });
  expect(commonTask([one])).toMatchObject({ priority: 'high', labels: ['Till', 'sms'] });
  expect(commonTask([])).toBe(undefined);
});
