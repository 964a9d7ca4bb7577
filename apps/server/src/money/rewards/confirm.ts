import { type Cents, cents, inWords, type Money, plus } from '@kazi/contract/shared';
import type { Db } from '../../database/tenancy.ts';
import { rewardNotConfirmed } from '../../http/errors.ts';
import { defaultPreferences, preferencesOf, presentPreference } from '../../identity/index.ts';

/** What one acceptance would pay. */
export interface Payable {
  payer: string;
  agents: readonly string[];
  reward: Money;
}

/**
 * Whether what acceptances would pay was confirmed, and so is paid at once. Throws 409 where another sum was confirmed,
 * or none and a payer wants to be asked from such a sum on.
 */
export async function isConfirmed(
  db: Db,
  tenant: string,
  payables: readonly Payable[],
  confirmed: Money | undefined,
): Promise<boolean> {
  const ofPayers = new Map<string, Cents>();
  for (const { payer, reward } of payables)
    ofPayers.set(payer, plus(ofPayers.get(payer) ?? cents(0), reward.amount));
  const reward = {
    amount: [...ofPayers.values()].reduce(plus, cents(0)),
    currency: payables[0]?.reward.currency ?? confirmed?.currency ?? 'KES',
  };
  if (confirmed?.amount === reward.amount && confirmed.currency === reward.currency) return true;
  const people = new Set(payables.flatMap(({ agents }) => agents)).size;
  const ask = () =>
    rewardNotConfirmed(
      `This pays ${inWords(reward.amount, reward.currency)} to ${people === 1 ? 'one person' : `${people} people`}. Confirm the amount.`,
      { reward, people },
    );
  if (confirmed) throw ask();
  for (const [payer, amount] of ofPayers)
    if (await wantsToBeAsked(db, { tenant, payer, amount })) throw ask();
  return false;
}

async function wantsToBeAsked(
  db: Db,
  { tenant, payer, amount }: { tenant: string; payer: string; amount: Cents },
): Promise<boolean> {
  const row = await preferencesOf(db, { tenant, user: payer });
  const { confirmRewardsFrom } = row ? presentPreference(row) : defaultPreferences;
  return amount > 0 && amount >= confirmRewardsFrom;
}
