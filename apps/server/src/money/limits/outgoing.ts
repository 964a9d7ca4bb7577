import type { Cents } from '@kazi/contract/cents';
import type { Tx } from '../../database/tenancy.ts';
import { Refused } from '../../refuse.ts';
import { lockWallet } from '../payments/withdraw.ts';
import { lockLimits } from './commands.ts';
import { beyondLimit, leftOfAll } from './left.ts';
import type { LimitsOfWorkspace } from './rules.ts';
import { tellOfUnusualDay } from './unusual-day.ts';

/**
 * Locks what decides whether more may leave the wallets of payers, until the transaction ends: the wallets, then the limits
 * of the workspace. Before any account of the ledger, by who moves some of those earlier in the transaction.
 */
export async function lockOutgoings(tx: Tx, payers: readonly string[]): Promise<LimitsOfWorkspace> {
  for (const payer of [...new Set(payers)].sort()) await lockWallet(tx, payer);
  return lockLimits(tx);
}

/** What counts by now against the limits of a payer, and the tightest one that an amount would go past. */
async function limitsOn(tx: Tx, { payer, amount }: { payer: string; amount: Cents }) {
  const set = await lockOutgoings(tx, [payer]);
  const { rules, ...counted } = await leftOfAll(tx, { tenant: tx.tenant, user: payer, limits: set });
  const tightest = rules.toSorted((one, other) => one.left - other.left).find(({ left }) => left < amount);
  return { ...counted, tightest };
}

/** Whether an amount may leave a payer's wallet within the limits of 24 hours; locks what `letLeave` does. */
export const mayLeave = async (tx: Tx, outgoing: { payer: string; amount: Cents }): Promise<boolean> =>
  !(await limitsOn(tx, outgoing)).tightest;

/**
 * Lets an amount leave a payer's wallet for others without a withdrawal: what their work is accepted for, or what they buy.
 * Tells the payer of an unusual day. Called before it is written down, and before accounts of the ledger are locked. Throws 409, with what is left
 * and from when on more is, where it goes past a limit of 24 hours.
 */
export async function letLeave(tx: Tx, { payer, amount }: { payer: string; amount: Cents }): Promise<void> {
  if (amount === 0) return;
  const { spent, limits, tightest } = await limitsOn(tx, { payer, amount });
  if (tightest) throw new Refused(beyondLimit(tightest, { isOwn: tx.actor === payer }));
  await tellOfUnusualDay(tx, { payer, amount, spent, limit: limits.person });
}
