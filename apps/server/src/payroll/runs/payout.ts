import { type Cents, cents, noCents } from '@kazi/contract/cents';
import type { Withdrawal } from '@kazi/contract/money';
import { feeOf, limitsOf } from '@kazi/payment-rails';
import type { PayColumns } from '../pay-to.ts';

/** The withdrawal that carries a salary by each method; a wallet needs none. */
export const operations = {
  mpesa: 'send-to-mpesa',
  bank: 'bank-transfer',
  pesalink: 'pesalink-to-account',
  wallet: null,
} as const satisfies Record<NonNullable<PayColumns['pay_method']>, Withdrawal | null>;

/** What is sent to an employee, and what the way that it goes carries. */
export interface Payout {
  amounts: { pays: Cents; fee: Cents; rounding: Cents };
  /** The most and the least that the way carries; null where nothing limits it. */
  limits: { min: number; max: number } | null;
}

/**
 * What is sent to an employee by the way their pay goes, on a day (2026-11-21). A rail of whole shillings gets the next whole one, which the
 * employer adds: nobody gets less than they earned, and no cents stay behind.
 */
export function payoutOf(pay_method: PayColumns['pay_method'], net: Cents, day: string): Payout {
  const operation = pay_method && operations[pay_method];
  if (!operation || net === 0)
    return { amounts: { pays: net, fee: noCents, rounding: noCents }, limits: null };
  const { min, max, step } = limitsOf(operation, day);
  const pays = cents(Math.ceil(net / step) * step);
  return {
    amounts: { pays, fee: feeOf(operation, pays, day), rounding: cents(pays - net) },
    limits: { min, max },
  };
}
