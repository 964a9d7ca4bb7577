import { type Money, sum } from '@kazi/contract/shared';
import type { NewTransfer } from '@kazi/ledger';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { AuditDetails } from '../../events/audit.ts';
import { record } from '../../events/record.ts';
import { preferencesAmong } from '../../identity/index.ts';
import { enqueue } from '../../jobs/job.ts';
import { accountOf } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';
import { type Confirmation, isConfirmed } from './confirm.ts';
import { releaseReward } from './jobs.ts';
import { lockWallets } from './lock.ts';
import { openRewards, type Promised, releaseIn, resolve } from './rows.ts';

interface Task {
  id: string;
  app: string;
}

/** How work was accepted: with the sum that the person saw, or with some seconds in which it can be undone. */
export interface Acceptance extends Confirmation {
  /** Who accepted, and may want longer than the server gives everybody. */
  by: string;
  undoSeconds: number;
  /** Paid with it, beyond the reward. */
  bonus?: Money | undefined;
}

/** What an acceptance has released, and what it will release in a while. */
interface Accepted {
  released: readonly Promised[];
  releasing: readonly Promised[];
}

/** No rewards released. */
export const noneAccepted: Accepted = { released: [], releasing: [] };

/**
 * Releases what is held for a task at once where its sum was confirmed, else in a while, by a job. Throws 409 where it
 * has to be confirmed.
 */
export async function accept(
  tx: Tx,
  { id, payer, acceptance }: { id: string; payer: string; acceptance?: Acceptance | undefined },
): Promise<Accepted> {
  const held = await openRewards(tx, [id]);
  const [first] = held;
  if (!first || !acceptance) return { released: await release(tx, id, held), releasing: [] };
  const reward = { amount: sum(held.map(({ amount }) => amount)), currency: first.currency };
  const payable = { payer, agents: held.map(({ agent }) => agent), reward };
  if (await isConfirmed(tx, tx.tenant, [payable], acceptance))
    return { released: await release(tx, id, held), releasing: [] };
  const { by } = acceptance;
  const preferences = (await preferencesAmong(tx, tx.tenant, [by]))(by);
  const seconds = Math.max(acceptance.undoSeconds, preferences.undoSeconds);
  const runAt = await releaseIn(tx, id, seconds);
  await enqueue(tx, releaseReward, { tenant: tx.tenant, task: id }, { runAt, key: `release-reward:${id}` });
  return { released: [], releasing: held };
}

/**
 * Releases what is being released for a task, all of it or what is due. The caller holds the task's row. Gives the
 * people whose balances changed.
 */
export async function releaseEarned(tx: Tx, task: Task, { onlyDue = false } = {}): Promise<string[]> {
  const held = await openRewards(tx, [task.id]);
  if (!held.some(({ release_at, is_due }) => release_at && (is_due || !onlyDue))) return [];
  await lockWallets(tx, held);
  const released = await release(tx, task.id, held);
  const parties = released.flatMap(({ agent, payer }) => [agent, payer]);
  await recordMoved(tx, task, parties, { payer: released[0]?.payer, released });
  return [...new Set(parties)];
}

/** Releases what is held for a task to its agents. Gives what each got. */
async function release(tx: Tx, task: string, held: readonly Promised[]): Promise<readonly Promised[]> {
  const transfers: NewTransfer[] = [];
  for (const { agent, payer, currency, amount, kind } of held) {
    const hold = await accountOf(tx, { kind: 'on-hold', user: agent, currency });
    const wallet = await accountOf(tx, { kind: 'primary', user: agent, currency });
    const move = (debit: string, credit: string, code: string) =>
      transfers.push({ id: newId(), debit, credit, amount, code, reference: task });
    if (kind === 'bonus') {
      // As every bonus does, it leaves the payer's wallet itself.
      const from = await accountOf(tx, { kind: 'primary', user: payer, currency });
      move(hold, from, 'reward-returned');
      move(from, wallet, 'bonus');
    } else move(hold, wallet, 'reward-released');
  }
  await transfer(tx, transfers);
  await resolve(tx, task, 'released');
  return held;
}

/** Records an event for the people whose balances changed; `moved` is for the audit trail. */
export const recordMoved = (tx: Tx, { id, app }: Task, parties: readonly string[], moved: AuditDetails) =>
  record(tx, {
    subject: 'account',
    subjectId: id,
    verb: 'rewarded',
    app,
    task: id,
    parties: [...new Set(parties)],
    detail: moved,
  });
