import { type Cents, cents, type Money, noCents, plus, sum } from '@kazi/contract/shared';
import type { NewTransfer } from '@kazi/ledger';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import { accountOf } from '../books/accounts.ts';
import { TransferRefused, transfer } from '../books/transfer.ts';
import { type Charge, chargeBudget } from '../budgets/charge.ts';
import { letLeave } from '../limits/outgoing.ts';
import { lockWallets } from './lock.ts';
import { type Acceptance, accept, noneAccepted, recordMoved, releaseEarned } from './release.ts';
import {
  cancelRelease,
  changeHeld,
  openRewards,
  type Promised,
  type Released,
  refuseDisputed,
  refuseInvited,
  releasedSoFar,
} from './rows.ts';

/** The parts of a task that decide on its reward. */
export interface RewardedTask {
  id: string;
  app: string;
  /** The owner of the app. */
  payer: string;
  /**
   * `open` holds the reward for the assignees, `accepted` releases it to them, `dropped` gives it back. `undone` takes an
   * acceptance back whose release is still to come.
   */
  state: 'open' | 'accepted' | 'dropped' | 'undone';
  reward: Money | null;
  assignees: readonly string[];
  /** Under which budget it is promised now, where who promises does not pay. */
  charge?: Charge | undefined;
  acceptance?: Acceptance | undefined;
}

/**
 * Brings what is held for a task in line with what it promises now, moving exactly the difference, as part of the
 * transaction that changes the task. Several assignees share a reward evenly. Throws 409, and so leaves work and
 * money as they were, where the payer's wallet, or the budget that it is promised under, does not cover it, or where an
 * acceptance goes past a limit of 24 hours. The caller holds the task's row; a caller that settles several tasks, or one twice,
 * locks all that hangs on them before, by `lockRewards` or `lockOutgoings`.
 *
 * What is being released has been earned: only an undoing takes it back, any other change releases it at once.
 */
export async function settleReward(tx: Tx, task: RewardedTask): Promise<void> {
  if (task.state !== 'undone') await releaseEarned(tx, task);
  else if (!(await cancelRelease(tx, task.id))) throw refuse('reward-released-meanwhile');
  await refuseDisputed(tx, task.id);
  const released = await releasedSoFar(tx, task.id);
  const promised = promisedBy(task, released);
  await chargeBudget(tx, { ...task, ...takenBy(task, { released, promised }) });
  const held = await openRewards(tx, [task.id]);
  const bonuses = bonusesBy(task);
  const changes = [...differences(task, held, promised), ...bonuses];
  if (task.state === 'accepted') {
    await refuseInvited(tx, [...promised.keys()]);
    const amount = plus(forOthers(task, promised), sum(bonuses.map((bonus) => bonus.amount)));
    await letLeave(tx, { payer: task.payer, amount });
  }
  await lockWallets(tx, task.state === 'accepted' ? [...held, ...changes] : changes);
  const transfers: NewTransfer[] = [];
  for (const change of changes) transfers.push(await transferFor(tx, task, change));
  try {
    await transfer(tx, transfers);
  } catch (error) {
    if (error instanceof TransferRefused && error.refusal.reason === 'insufficient')
      throw notCovered(tx, task.payer, { ...error.refusal, currency: task.reward?.currency ?? '' });
    throw error;
  }
  for (const change of changes) await changeHeld(tx, task.id, change);
  const accepted = task.state === 'accepted' ? await accept(tx, task) : noneAccepted;
  const touched = [...changes, ...accepted.released, ...accepted.releasing].map(({ agent }) => agent);
  if (touched.length > 0)
    await recordMoved(tx, task, [task.payer, ...touched], {
      payer: task.payer,
      held: changes,
      ...accepted,
    });
}

type Amounts = ReadonlyMap<string, Cents>;

/**
 * What each assignee is still promised: their share, less what parts and earlier acceptances gave them. What parts gave to people who
 * are assigned no more is no part of it.
 */
function promisedBy({ state, reward, assignees }: RewardedTask, { accepted, parts }: Released): Amounts {
  if (state === 'dropped' || !reward || reward.amount === 0 || assignees.length === 0) return new Map();
  const left = sum([...parts].flatMap(([agent, part]) => (assignees.includes(agent) ? [] : [part])));
  const whole = sharesBeside(cents(Math.max(0, reward.amount - left)), assignees, parts);
  const promised = assignees.map((agent) => {
    const given = (accepted.get(agent) ?? 0) + (parts.get(agent) ?? 0);
    return [agent, cents(Math.max(0, (whole.get(agent) ?? 0) - given))] as const;
  });
  return new Map(promised);
}

/** An amount split evenly, where nobody gets less than the parts that they have: the others share what is left. */
function sharesBeside(amount: Cents, people: readonly string[], parts: Amounts): Amounts {
  const partOf = (person: string) => parts.get(person) ?? noCents;
  let rest = amount;
  let sharing = people;
  for (;;) {
    const even = shares(rest, sharing);
    const beyond = sharing.filter((person) => partOf(person) > (even.get(person) ?? 0));
    if (beyond.length === 0)
      return new Map(people.map((person) => [person, even.get(person) ?? partOf(person)]));
    rest = cents(Math.max(0, rest - sum(beyond.map(partOf))));
    sharing = sharing.filter((person) => !beyond.includes(person));
  }
}

/** What an acceptance pays beyond the reward: evenly to the assignees, but for the payer. */
function bonusesBy({ state, payer, assignees, acceptance }: RewardedTask): Promised[] {
  const bonus = acceptance?.bonus;
  if (state !== 'accepted' || !bonus) return [];
  const { currency } = bonus;
  const others = assignees.filter((agent) => agent !== payer);
  return [...shares(bonus.amount, others)].flatMap(([agent, amount]) =>
    amount > 0 ? [{ agent, payer, currency, amount, kind: 'bonus' as const }] : [],
  );
}

/** What leaves the payer's wallet for good by an acceptance: all but a share of their own. */
const forOthers = ({ payer }: RewardedTask, promised: Amounts): Cents =>
  sum([...promised].flatMap(([agent, amount]) => (agent === payer ? [] : [amount])));

/** What a task has taken from its payer for all people, and what it will; without assignees, what its reward goes beyond that. */
function takenBy(
  { state, reward, assignees, acceptance }: RewardedTask,
  { released, promised }: { released: Released; promised: Amounts },
): { paid: Cents; open: Cents } {
  const paid = released.all;
  if (assignees.length > 0 || state === 'dropped' || !reward)
    return { paid, open: plus(sum([...promised.values()]), acceptance?.bonus?.amount ?? noCents) };
  const rewarded = sum([...released.accepted.values(), ...released.parts.values()]);
  return { paid, open: cents(Math.max(0, reward.amount - rewarded)) };
}

/** An amount split evenly among people, if there are any; the first of them get one cent more where it does not divide. */
export function shares(amount: Cents, people: readonly string[]): Map<string, Cents> {
  const each = Math.floor(amount / people.length);
  const left = amount - each * people.length;
  return new Map(people.map((person, place) => [person, cents(each + (place < left ? 1 : 0))]));
}

/**
 * What has to move for each agent; what comes back first, as it may pay for the rest. What is held stays with the wallet that it came
 * from, even where another has paid for the app since; what is promised beyond it is the payer's of now.
 */
function differences(
  { payer, reward }: RewardedTask,
  held: readonly Promised[],
  promised: Amounts,
): Promised[] {
  const missing = new Map(promised);
  const back = held.flatMap((row) => {
    const isOfReward = row.currency === reward?.currency && row.kind !== 'bonus';
    const wanted = (isOfReward ? missing.get(row.agent) : undefined) ?? 0;
    const change = Math.min(wanted, row.amount) - row.amount;
    if (isOfReward) missing.set(row.agent, cents(wanted - row.amount - change));
    return change < 0 ? [{ ...row, amount: cents(change) }] : [];
  });
  const forth = [...missing].flatMap(([agent, amount]) =>
    amount > 0 && reward ? [{ agent, payer, currency: reward.currency, amount }] : [],
  );
  return [...back, ...forth];
}

async function transferFor(tx: Tx, task: RewardedTask, change: Promised): Promise<NewTransfer> {
  const { agent, payer, currency, amount } = change;
  const wallet = await accountOf(tx, { kind: 'primary', user: payer, currency });
  const hold = await accountOf(tx, { kind: 'on-hold', user: agent, currency });
  return amount > 0
    ? { id: newId(), debit: wallet, credit: hold, amount, code: 'reward-held', reference: task.id }
    : {
        id: newId(),
        debit: hold,
        credit: wallet,
        amount: cents(-amount),
        code: 'reward-returned',
        reference: task.id,
      };
}

/** 409. Only the payer learns what the wallet has. */
export function notCovered(
  { actor }: Pick<Tx, 'actor'>,
  payer: string,
  { available, currency }: { available: Cents; currency: string },
) {
  return actor === payer
    ? refuse(
        'reward-beyond-wallet',
        { sum: { amount: available, currency: currency } },
        { reward: 'more-than-wallet' },
      )
    : refuse('reward-beyond-payer', {}, { reward: 'more-than-wallet' });
}
