import { type Cents, type Money, noCents, plus, sum } from '@kazi/contract/shared';
import type { Db } from '../../database/tenancy.ts';

import type { AuthedContext } from '../../http/procedures.ts';
import { preferencesAmong } from '../../identity/index.ts';
import { refuse } from '../../refuse.ts';

/** What one acceptance would pay. */
export interface Payable {
  payer: string;
  agents: readonly string[];
  reward: Money;
}

type Spent = Pick<Payable, 'payer' | 'reward'>;

/** How an acceptance was confirmed, and how it asks for proof. */
export interface Confirmation {
  /** The sum that a person saw. */
  confirmed: Money | undefined;
  proveIf: AuthedContext['proveIf'];
}

/**
 * Whether what acceptances would pay was confirmed, and so is paid at once. Throws 409 where another sum was confirmed,
 * or none and a payer wants to be asked from such a sum on; 403 where such a sum was confirmed without proof.
 */
export async function isConfirmed(
  db: Db,
  tenant: string,
  payables: readonly Payable[],
  { confirmed, proveIf }: Confirmation,
): Promise<boolean> {
  const reward = {
    amount: sum(payables.map((payable) => payable.reward.amount)),
    currency: payables[0]?.reward.currency ?? confirmed?.currency ?? 'KES',
  };
  const people = new Set(payables.flatMap(({ agents }) => agents)).size;
  const ask = () => refuse('reward-not-confirmed', { sum: reward, count: people });
  const isRight = confirmed?.amount === reward.amount && confirmed.currency === reward.currency;
  if (confirmed && !isRight) throw ask();
  const isBeyond = await reachesConfirmation(db, tenant, payables);
  if (isBeyond && !confirmed) throw ask();
  proveIf(isBeyond);
  return isRight;
}

/** Whether a payer wants to be asked about what is paid or promised of their money altogether: from an amount of their own on. */
export async function reachesConfirmation(db: Db, tenant: string, spent: readonly Spent[]): Promise<boolean> {
  const ofPayers = new Map<string, Cents>();
  for (const { payer, reward } of spent)
    ofPayers.set(payer, plus(ofPayers.get(payer) ?? noCents, reward.amount));
  const preferencesOf = await preferencesAmong(db, tenant, [...ofPayers.keys()]);
  return [...ofPayers].some(
    ([user, amount]) => amount > 0 && amount >= preferencesOf(user).confirmRewardsFrom,
  );
}
