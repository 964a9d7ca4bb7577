import { type Cents, cents, inWords, type Money } from '@kazi/contract/shared';
import type { NewTransfer } from '@kazi/ledger';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { conflict } from '../../http/errors.ts';
import { accountOf } from '../books/accounts.ts';
import { Refused, transfer } from '../books/transfer.ts';
import { changeHeld, openRewards, type Promised, releasedSoFar, resolve } from './rows.ts';

/** The parts of a task that decide on its reward. */
export interface RewardedTask {
  id: string;
  app: string;
  /** Who pays: the owner of the app. */
  payer: string;
  /** `open` holds the reward for the assignees, `accepted` releases it to them, `dropped` gives it back. */
  state: 'open' | 'accepted' | 'dropped';
  reward: Money | null;
  assignees: readonly string[];
}

/**
 * Brings what is held for a task in line with what it promises now, moving exactly the difference, as part of the
 * transaction that changes the task. Several assignees share a reward evenly. Throws 409, and so leaves work and
 * money as they were, where the payer's wallet does not cover it.
 */
export async function settleReward(tx: Tx, task: RewardedTask): Promise<void> {
  const held = await openRewards(tx, task.id);
  const promised = await promisedBy(tx, task);
  const changes = differences(task, held, promised);
  const transfers: NewTransfer[] = [];
  for (const change of changes) transfers.push(await transferFor(tx, task, change));
  try {
    await transfer(tx, transfers);
  } catch (error) {
    if (error instanceof Refused && error.refusal.reason === 'insufficient')
      throw notCovered(tx, task.payer, { ...error.refusal, currency: task.reward?.currency ?? '' });
    throw error;
  }
  for (const change of changes) await changeHeld(tx, task.id, change);
  const released = task.state === 'accepted' ? await release(tx, task) : [];
  const touched = [...changes.map(({ agent }) => agent), ...released];
  if (touched.length > 0) await recordMoved(tx, task, [task.payer, ...touched]);
}

/** What each assignee is still promised: their share, less what an earlier acceptance gave them. */
async function promisedBy(
  tx: Tx,
  { id, state, reward, assignees }: RewardedTask,
): Promise<Map<string, Cents>> {
  if (state === 'dropped' || !reward || reward.amount === 0 || assignees.length === 0) return new Map();
  const given = await releasedSoFar(tx, id);
  const promised = [...shares(reward.amount, assignees)].map(
    ([agent, share]) => [agent, cents(Math.max(0, share - (given.get(agent) ?? 0)))] as const,
  );
  return new Map(promised);
}

/** An amount split evenly; the first people get one cent more where it does not divide. */
function shares(amount: Cents, people: readonly string[]): Map<string, Cents> {
  const each = Math.floor(amount / people.length);
  const left = amount - each * people.length;
  return new Map(people.map((person, place) => [person, cents(each + (place < left ? 1 : 0))]));
}

/** What has to move for each agent; what comes back first, as it may pay for the rest. */
function differences(
  { payer, reward }: RewardedTask,
  held: readonly Promised[],
  promised: ReadonlyMap<string, Cents>,
): Promised[] {
  const stays = (row: Promised) => row.payer === payer && row.currency === reward?.currency;
  const back = held.flatMap((row) => {
    const change = (stays(row) ? (promised.get(row.agent) ?? 0) : 0) - row.amount;
    return change < 0 ? [{ ...row, amount: cents(change) }] : [];
  });
  const forth = [...promised].flatMap(([agent, amount]) => {
    const row = held.find((one) => one.agent === agent && stays(one));
    const change = amount - (row?.amount ?? 0);
    return change > 0 && reward ? [{ agent, payer, currency: reward.currency, amount: cents(change) }] : [];
  });
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

/** Releases what is held for a task to its agents. Gives the agents. */
async function release(tx: Tx, task: Pick<RewardedTask, 'id'>): Promise<string[]> {
  const held = await openRewards(tx, task.id);
  const transfers: NewTransfer[] = [];
  for (const { agent, currency, amount } of held) {
    const hold = await accountOf(tx, { kind: 'on-hold', user: agent, currency });
    const wallet = await accountOf(tx, { kind: 'primary', user: agent, currency });
    transfers.push({
      id: newId(),
      debit: hold,
      credit: wallet,
      amount,
      code: 'reward-released',
      reference: task.id,
    });
  }
  await transfer(tx, transfers);
  await resolve(tx, task.id, 'released');
  return held.map(({ agent }) => agent);
}

/** Records an event for the people whose balances changed. */
const recordMoved = (tx: Tx, { id, app }: Pick<RewardedTask, 'id' | 'app'>, parties: readonly string[]) =>
  record(tx, {
    subject: 'account',
    subjectId: id,
    verb: 'rewarded',
    app,
    task: id,
    parties: [...new Set(parties)],
  });

/** 409. Only the payer learns what the wallet has. */
function notCovered(
  { actor }: Pick<Tx, 'actor'>,
  payer: string,
  { available, currency }: { available: Cents; currency: string },
) {
  return conflict(
    actor === payer
      ? `Your wallet has ${inWords(available, currency)} available, which does not cover this reward. Top it up first.`
      : 'The wallet of the client who pays for this app does not cover this reward. Ask them to top it up.',
    { reward: 'must be covered by the wallet that pays for the app' },
  );
}
