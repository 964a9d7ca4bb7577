import { cents } from '@kazi/contract/cents';
import { expect, test } from 'vitest';
import { personWith, taskWith } from '../testing/task.ts';
import { rewardable, rewardEffectOf } from './reward-effect.ts';

const kes = (shillings: number) => ({ amount: cents(shillings * 100), currency: 'KES' });
const assignees = [personWith('juma')];

test('what is assigned is held at once, what is finished or nobody’s is only promised', () => {
  const tasks = [
    taskWith({ assignees }),
    taskWith({ assignees, reward: kes(300), held: kes(300) }),
    taskWith({}),
    taskWith({ assignees, status: 'cancelled' }),
  ];
  expect(rewardEffectOf(tasks, kes(1000))).toEqual({ total: 4000_00, raised: 3700_00, held: 1700_00 });
});

test('a lower reward, and none, return what was held', () => {
  const tasks = [taskWith({ assignees, reward: kes(300), held: kes(300) })];
  expect(rewardEffectOf(tasks, kes(100))).toEqual({ total: 100_00, raised: 0, held: -200_00 });
  expect(rewardEffectOf(tasks, null)).toEqual({ total: 0, raised: 0, held: -300_00 });
});

test('what was paid before a reopening is not paid again', () => {
  const tasks = [taskWith({ assignees, reward: kes(300), paid: kes(300) })];
  expect(rewardEffectOf(tasks, kes(500))).toMatchObject({ held: 200_00, raised: 200_00 });
});

test('done tasks keep their reward', () => {
  const open = taskWith({});
  expect(rewardable([open, taskWith({ status: 'done' })])).toEqual([open]);
});
