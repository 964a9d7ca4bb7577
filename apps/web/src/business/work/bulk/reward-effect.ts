import { type Cents, cents, minus, noCents, sum } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import { isFinished, type TaskCard } from '@kazi/contract/work';

/** What giving tasks one reward means for their payer. */
export interface RewardEffect {
  /** All of them together promise this then. */
  total: Cents;
  /** The increase over now, as a budget counts it. */
  raised: Cents;
  /** What is put on hold at once; less than nothing where it is returned. */
  held: Cents;
}

/** Tasks whose reward the viewer may set: done ones keep theirs, until they are opened again. */
export const rewardable = (tasks: readonly TaskCard[]): TaskCard[] =>
  tasks.filter(({ may, status }) => may.assign && may.seeReward && status !== 'done');

/** What it means to give each of these tasks a reward, or none. */
export function rewardEffectOf(tasks: readonly TaskCard[], reward: Money | null): RewardEffect {
  const amount = reward?.amount ?? noCents;
  const of = (money: Money | null) =>
    money && (!reward || money.currency === reward.currency) ? money.amount : noCents;
  const toHold = ({ assignees, status, paid }: TaskCard) =>
    assignees.length === 0 || isFinished(status) ? 0 : Math.max(0, amount - of(paid));
  return {
    total: cents(amount * tasks.length),
    raised: sum(tasks.map((task) => cents(Math.max(0, amount - of(task.reward))))),
    held: minus(sum(tasks.map((task) => cents(toHold(task)))), sum(tasks.map(({ held }) => of(held)))),
  };
}
