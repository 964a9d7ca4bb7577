import { cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import { property } from '../../../api/message.ts';
import { askToPay } from './store.ts';

/** Somebody was asked about a payment, and did not want to: nothing has changed. */
export class NotPaid extends Error {
  override name = 'NotPaid';
}

/**
 * Makes a call that may pay. Where the payer wants to be asked, it is asked here and made again with the amount that
 * was seen. Throws `NotPaid` for a no.
 */
export async function withPaymentConfirmed<Answer>(
  send: (confirmed?: Money) => Promise<Answer>,
  about: (people: number) => { what: string; to: string },
): Promise<Answer> {
  let confirmed: Money | undefined;
  for (;;) {
    try {
      return await send(confirmed);
    } catch (error) {
      const asked = askedBy(error);
      if (!asked) throw error;
      const { reward, people } = asked;
      if (!(await askToPay({ reward, ...about(people) }))) throw new NotPaid();
      confirmed = reward;
    }
  }
}

/** The sum, and how many people get it, that the server wants to be confirmed. */
function askedBy(error: unknown): { reward: Money; people: number } | undefined {
  if (property(error, 'code') !== 'REWARD_NOT_CONFIRMED') return undefined;
  const data = property(error, 'data');
  const reward = property(data, 'reward');
  return {
    reward: {
      amount: cents(Number(property(reward, 'amount'))),
      currency: String(property(reward, 'currency')),
    },
    people: Number(property(data, 'people')),
  };
}
