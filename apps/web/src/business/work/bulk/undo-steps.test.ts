// @vitest-environment jsdom
import { cents } from '@kazi/contract/cents';
import { expect, test } from 'vitest';
import { taskWith } from '../testing/task.ts';
import { undoStepsOf } from './use-bulk.ts';

const moves = (...to: ('todo' | 'in-progress')[]) => ({
  update: true,
  delete: true,
  comment: true,
  assign: true,
  moves: to,
  acceptRefusal: null,
  seeReward: true,
  approve: false,
  retract: false,
});

test('tasks that had the same value get it back together', () => {
  const before = [
    taskWith({ _id: 'a', priority: 'low' }),
    taskWith({ _id: 'b', priority: 'high' }),
    taskWith({ _id: 'c', priority: 'low' }),
  ];
  const after = before.map((task) => taskWith({ ...task, priority: 'urgent', version: 2 }));
  const steps = undoStepsOf({ priority: 'urgent' }, before, after);
  expect(steps.map(({ tasks, change }) => [tasks.map(({ _id }) => _id), change])).toEqual([
    [['a', 'c'], { priority: 'low' }],
    [['b'], { priority: 'high' }],
  ]);
});

test('a move is undone only where there is a way back', () => {
  const before = [taskWith({ _id: 'a', status: 'todo' }), taskWith({ _id: 'b', status: 'todo' })];
  const after = [
    taskWith({ _id: 'a', status: 'in-progress', may: moves('todo') }),
    taskWith({ _id: 'b', status: 'in-progress', may: moves() }),
  ];
  const steps = undoStepsOf({ status: 'in-progress' }, before, after);
  expect(steps.map(({ tasks, change }) => [tasks.map(({ _id }) => _id), change])).toEqual([
    [['a'], { status: 'todo' }],
  ]);
});

test('only labels that were really added are removed again', () => {
  const before = [taskWith({ _id: 'a', labels: ['mpesa'] }), taskWith({ _id: 'b' })];
  const after = before.map((task) => taskWith({ ...task, labels: ['mpesa'] }));
  const steps = undoStepsOf({ addLabels: ['mpesa'] }, before, after);
  expect(steps.map(({ tasks, change }) => [tasks.map(({ _id }) => _id), change])).toEqual([
    [['b'], { removeLabels: ['mpesa'] }],
  ]);
});

test('each task gets its own reward back', () => {
  const reward = { amount: cents(500_00), currency: 'KES' };
  const before = [taskWith({ _id: 'a', reward }), taskWith({ _id: 'b' })];
  const given = { amount: cents(900_00), currency: 'KES' };
  const after = before.map((task) => taskWith({ ...task, reward: given }));
  const steps = undoStepsOf({ reward: given }, before, after);
  expect(steps.map(({ tasks, change }) => [tasks.map(({ _id }) => _id), change])).toEqual([
    [['a'], { reward }],
    [['b'], { reward: null }],
  ]);
});
