import { type Cents, cents } from '@kazi/contract/cents';
import type { Withdrawal } from '@kazi/contract/money';
import { feeOf, limitsOf } from '@kazi/payment-rails';
import { kenyanDay } from '../../money/index.ts';
import type { PayColumns } from '../pay-to.ts';

/** The withdrawal that carries a salary by each method; a wallet needs none. */
export const operations = {
  mpesa: 'send-to-mpesa',
  bank: 'bank-transfer',
  pesalink: 'pesalink-to-account',
  wallet: null,
} as const satisfies Record<NonNullable<PayColumns['pay_method']>, Withdrawal | null>;

export interface Payout {
  amounts: { pays: Cents; fee: Cents; rounding: Cents };
  /** The most and the least that the way carries; null where nothing limits it. */
  limits: { min: number; max: number } | null;
}

/**
 * What is sent to an employee by the way their pay goes. A rail of whole shillings gets the next whole one, which the
 * employer adds: nobody gets less than they earned, and no cents stay behind.
 */
export function payoutOf(pay_method: PayColumns['pay_method'], net: Cents, now: Date): Payout {
  const operation = pay_method && operations[pay_method];
  if (!operation || net === 0)
    return { amounts: { pays: net, fee: cents(0), rounding: cents(0) }, limits: null };
  const day = kenyanDay(now);
  const { min, max, step } = limitsOf(operation, day);
  const pays = cents(Math.ceil(net / step) * step);
  return {
    amounts: { pays, fee: feeOf(operation, pays, day), rounding: cents(pays - net) },
    limits: { min, max },
  };
}
