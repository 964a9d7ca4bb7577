import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/index.ts';
import { keepsTask } from './filter.ts';
import type { TaskFilter } from './task.ts';

const today = '2026-11-21';
const matches = (task: Task, filter: TaskFilter, me: string) => keepsTask(task, filter, { me, today });

type Task = Parameters<typeof keepsTask>[0];

const taskWith = (given: Partial<Task> = {}): Task => ({
  flow: null,
  number: 'SHOP-1',
  title: 'Pay by phone',
  status: 'todo',
  priority: 'none',
  assignees: [],
  labels: [],
  dueDate: null,
  ...given,
});
const personWith = (id: string) => ({ id, name: id, email: `${id}@kazi.test`, avatar: null, role: 'agent' });

const me = 'amina';
const task = taskWith({
  status: 'in-progress',
  priority: 'high',
  assignees: [personWith('amina'), personWith('brian')],
  labels: ['mpesa'],
  flow: 'checkout',
});

describe('a filter keeps a task', () => {
  test('with any of the wanted values of each facet', () => {
    expect(matches(task, {}, me)).toBe(true);
    expect(matches(task, { status: ['todo', 'in-progress'], priority: ['high'] }, me)).toBe(true);
    expect(matches(task, { status: ['todo'] }, me)).toBe(false);
    expect(matches(task, { label: ['design', 'mpesa'], flow: ['checkout'] }, me)).toBe(true);
    expect(matches(task, { flow: ['none'] }, me)).toBe(false);
    expect(matches(taskWith(), { flow: ['none'], assignee: ['none'] }, me)).toBe(true);
  });

  test('of mine, of somebody, of nobody', () => {
    expect(matches(task, { assignee: ['me'] }, me)).toBe(true);
    expect(matches(task, { assignee: ['me'] }, 'carol')).toBe(false);
    expect(matches(task, { assignee: ['brian'] }, me)).toBe(true);
    expect(matches(task, { assignee: ['none'] }, me)).toBe(false);
  });

  test('by part of its title, number or labels, whatever the case and accents', () => {
    for (const q of ['PHONE', 'shop-1', 'PESA']) expect(matches(task, { q }, me)).toBe(true);
    expect(matches(task, { q: 'wallet' }, me)).toBe(false);
    expect(matches(taskWith({ title: 'École' }), { q: 'ECOLE' }, me)).toBe(true);
  });

  test('by when it is due; what is finished is not overdue', () => {
    const due = (days: number) => taskWith({ dueDate: addDays(today, days) });
    expect(matches(due(-1), { due: 'overdue' }, me)).toBe(true);
    expect(matches({ ...due(-1), status: 'done' }, { due: 'overdue' }, me)).toBe(false);
    expect(matches(due(0), { due: 'today' }, me)).toBe(true);
    expect(matches(due(6), { due: 'week' }, me)).toBe(true);
    expect(matches(due(7), { due: 'week' }, me)).toBe(false);
    expect(matches(taskWith(), { due: 'none' }, me)).toBe(true);
    expect(matches(due(1), { due: 'none' }, me)).toBe(false);
  });
});
