import { type Cents, cents } from '@kazi/contract/cents';
import { amountMaxCents } from '@kazi/contract/limits';

const centsPerUnit = 100;

/** What an amount may be, in cents. */
export interface AmountBounds {
  min?: number | undefined;
  max?: number | undefined;
  /** 100 where only whole shillings are carried. */
  step?: number | undefined;
}

export type AmountProblem = 'missing' | 'form' | 'decimals' | 'whole' | 'least' | 'most';

type Read = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: AmountProblem };

const grouped = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Reads an amount as people type it, `1,500`, `KSh 1500.50` or `1 500`, into cents; or says what is wrong with it.
 * A comma groups thousands: what could mean something else is not guessed at.
 */
export function readAmount(
  typed: string,
  { min = 1, max = amountMaxCents, step = 1 }: AmountBounds = {},
): Read {
  const text = bareAmount(typed);
  if (text === '') return { problem: 'missing' };
  const found = grouped.exec(text);
  if (!found) return { problem: 'form' };
  if ((found[1]?.length ?? 0) > 2) return { problem: 'decimals' };
  const amount = Math.round(Number(text.replaceAll(',', '')) * centsPerUnit);
  if (amount < min) return { problem: 'least' };
  if (amount > max) return { problem: 'most' };
  return amount % step === 0 ? { cents: cents(amount) } : { problem: 'whole' };
}

/** An amount of cents without its currency: `1,500` or `1,500.50`, in French `1 500,50`. */
export const amountText = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: amount % centsPerUnit === 0 ? 0 : 2 }).format(
    amount / centsPerUnit,
  );

/** An amount of cents as `readAmount` reads it: `1,500` or `1,500.50`. */
export const typedAmount = (amount: number): string => amountText(amount, 'en');

/** What was typed or copied without spaces, marks of direction and the currency before or behind, in Latin digits. */
export const bareAmount = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/^(?:ksh?\.?|kes)|(?:ksh?\.?|kes)$/gi, '');

/** Arabic keyboards have digits, a point and a comma of their own. */
const latinDigits = (typed: string) =>
  typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
