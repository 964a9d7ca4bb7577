import { type Cents, cents, type Money, minus, noCents, sum } from '@kazi/contract/shared';
import type { NewTransfer } from '@kazi/ledger';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import { accountOf } from '../books/accounts.ts';
import { TransferRefused, transfer } from '../books/transfer.ts';
import { type Charge, chargeBudget } from '../budgets/charge.ts';
import { letLeave } from '../limits/outgoing.ts';
import { lockWallets } from './lock.ts';
import { recordMoved } from './release.ts';
import {
  addReleased,
  changeHeld,
  type OpenReward,
  openRewards,
  type Promised,
  refuseDisputed,
  refuseInvited,
  releasedSoFar,
  releaseHeld,
} from './rows.ts';
import { notCovered, shares } from './settle.ts';

/** The task that is paid for; the caller holds its row. */
interface PaidTask {
  id: string;
  app: string;
  /** The owner of the app. */
  payer: string;
}

/**
 * Releases a part of what is held for a task before its work is accepted, to each agent in proportion to what is held for them. Throws 409
 * where that is not less than what is held, where a dispute has frozen it, or past a limit of 24 hours. Gives the people paid.
 */
export async function releasePart(tx: Tx, task: PaidTask, part: Money): Promise<string[]> {
  await refuseDisputed(tx, task.id);
  const held = await openRewards(tx, [task.id]);
  const total = heldSum(held, part.currency);
  if (part.amount >= total.amount) throw refuse('part-not-below-held', { sum: total });
  return releaseOf(tx, task, { held, amount: part.amount, kind: 'part' });
}

/**
 * Pays an amount of what is held for a task to its agents, as a settlement, and returns the rest to the payer. Throws 409 where more is
 * paid than is held, or past a limit of 24 hours. Gives what was returned.
 */
export async function settleHeld(tx: Tx, task: PaidTask, paid: Money): Promise<Money> {
  const held = await openRewards(tx, [task.id]);
  const total = heldSum(held, paid.currency);
  if (paid.amount > total.amount) throw refuse('settlement-beyond-held', { sum: total });
  await releaseOf(tx, task, { held, amount: paid.amount, kind: 'settlement' });
  const back = await openRewards(tx, [task.id]);
  await transfer(
    tx,
    await Promise.all(back.map((row) => transferOf(tx, task, row, 'reward-returned', primary(row.payer)))),
  );
  for (const row of back) await changeHeld(tx, task.id, { ...row, amount: cents(-row.amount) });
  const { all } = await releasedSoFar(tx, task.id);
  await chargeBudget(tx, { ...task, reward: null, paid: all, open: noCents });
  return { amount: minus(total.amount, paid.amount), currency: paid.currency };
}

/** What a task has paid by parts and settlements: a reward of that much promises nothing more. */
export const partsPaid = async (tx: Tx, task: string): Promise<Cents> =>
  sum([...(await releasedSoFar(tx, task)).parts.values()]);

function heldSum(held: readonly OpenReward[], currency: string): Money {
  if (held.length === 0 || held.some(({ release_at }) => release_at)) throw refuse('reward-not-held');
  return { amount: sum(held.map(({ amount }) => amount)), currency };
}

interface Release {
  held: readonly OpenReward[];
  amount: Cents;
  kind: 'part' | 'settlement';
}

const transferCodes = { part: 'reward-part', settlement: 'reward-settled' } as const;

async function releaseOf(tx: Tx, task: PaidTask, { held, amount, kind }: Release): Promise<string[]> {
  const parts = inProportion(held, amount);
  await refuseInvited(
    tx,
    parts.map(({ agent }) => agent),
  );
  await letLeave(tx, { payer: task.payer, amount: forOthers(task, parts) });
  await lockWallets(tx, held);
  const transfers = parts.map((part) => transferOf(tx, task, part, transferCodes[kind], primary(part.agent)));
  await transfer(tx, await Promise.all(transfers));
  for (const part of parts) await releaseHeld(tx, task.id, part, kind);
  await recordPaid(tx, task, parts);
  return parts.map(({ agent }) => agent);
}

/** An amount as parts of what is held, in proportion to it; the first ones get the cents that are left. */
function inProportion(held: readonly OpenReward[], amount: Cents): Promised[] {
  const total = sum(held.map((row) => row.amount));
  let left: number = amount;
  const parts = held.map((row) => {
    const part = Number((BigInt(row.amount) * BigInt(amount)) / BigInt(total || 1));
    left -= part;
    return { ...row, part };
  });
  return parts.flatMap(({ agent, payer, currency, amount: most, part }) => {
    const more = Math.min(left, most - part);
    left -= more;
    return part + more > 0 ? [{ agent, payer, currency, amount: cents(part + more) }] : [];
  });
}

/**
 * Pays a bonus for accepted work from the payer's wallet, evenly to people. Throws 409 where the wallet, the budget that it is paid under
 * or a limit of 24 hours does not cover it.
 */
export async function payBonus(
  tx: Tx,
  task: PaidTask,
  { bonus, people, charge }: { bonus: Money; people: readonly string[]; charge: Charge | undefined },
): Promise<void> {
  const { currency } = bonus;
  await openRewards(tx, [task.id]);
  const { all } = await releasedSoFar(tx, task.id);
  if (charge) await chargeBudget(tx, { ...task, reward: bonus, paid: all, open: bonus.amount, charge });
  const parts = [...shares(bonus.amount, people)].flatMap(([agent, amount]) =>
    amount > 0 ? [{ agent, payer: task.payer, currency, amount }] : [],
  );
  await refuseInvited(tx, people);
  await letLeave(tx, { payer: task.payer, amount: forOthers(task, parts) });
  await lockWallets(tx, parts);
  try {
    const from = primary(task.payer);
    const transfers = parts.map((part) => transferOf(tx, task, part, 'bonus', primary(part.agent), from));
    await transfer(tx, await Promise.all(transfers));
  } catch (error) {
    if (error instanceof TransferRefused && error.refusal.reason === 'insufficient')
      throw notCovered(tx, task.payer, { ...error.refusal, currency });
    throw error;
  }
  for (const part of parts) await addReleased(tx, task.id, part, 'bonus');
  await recordPaid(tx, task, parts);
}

const forOthers = ({ payer }: PaidTask, parts: readonly Promised[]): Cents =>
  sum(parts.flatMap(({ agent, amount }) => (agent === payer ? [] : [amount])));

interface Owner {
  kind: 'primary' | 'on-hold';
  user: string;
}

const primary = (user: string): Owner => ({ kind: 'primary', user });

async function transferOf(
  tx: Tx,
  task: PaidTask,
  { agent, currency, amount }: Promised,
  code: string,
  to: Owner,
  from: Owner = { kind: 'on-hold', user: agent },
): Promise<NewTransfer> {
  const debit = await accountOf(tx, { ...from, currency });
  const credit = await accountOf(tx, { ...to, currency });
  return { id: newId(), debit, credit, amount, code, reference: task.id };
}

const recordPaid = (tx: Tx, task: PaidTask, released: readonly Promised[]) =>
  recordMoved(tx, task, [task.payer, ...released.map(({ agent }) => agent)], { payer: task.payer, released });
