import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import type { Cents } from './cents.ts';
import { amountMaxCents } from './limits.ts';

/** The unit of every amount, for who writes a client. */
const inCents = 'In cents (minor units): 150000 is KES 1,500.00';

/** ISO 4217 currency code. */
export const currency = z.string().regex(/^[A-Z]{3}$/, problem('currency-code'));

/** An amount of an answer, in minor units (cents). */
export const amountInCents = z.int().brand<'Cents', 'inout'>().meta({ description: inCents });

const notWhole = problem('whole-cents');
const tooMuch = problem('amount-too-large');

/** An amount that is paid: more than nothing. */
export const paidCents = z
  .int(notWhole)
  .min(1, problem('more-than-zero'))
  .max(amountMaxCents, tooMuch)
  .meta({ description: inCents });

/** An amount in minor units (cents), as an integer: never a fraction, never negative. */
export const money = z.object({
  amount: z
    .int(notWhole)
    .min(0, problem('not-negative'))
    .max(amountMaxCents, tooMuch)
    .brand<'Cents', 'inout'>()
    .meta({ description: inCents }),
  currency,
});

export type Money = z.infer<typeof money>;

/** The currency of an amount that a caller gives: the one that wallets have, and that payment services carry. */
export const walletCurrency = z.literal('KES', problem('kes-only'));

/** Callers have theirs from an answer, where it may be any. */
const givenCurrency: z.ZodType<string, string> = walletCurrency;

/** An amount that a caller gives, as wallets can pay it. */
export const walletMoney = money.extend({ currency: givenCurrency });

/**
 * An amount in minor units as sentences of the server say it: KES 1,500.00; as another language writes it, where one is named. A
 * currency without cents, such as UGX, has no smaller unit to divide by.
 */
export function inWords(amount: Cents, currency: string, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? 'en-KE', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const written = format.format(amount / 10 ** digits);
  return locale ? written : written.replaceAll('\u00a0', ' ');
}
