import { type Cents, cents, isCents } from '@kazi/contract/cents';
import { amountMaxCents } from '@kazi/contract/limits';
import { minorDigits } from '@kazi/ui/money-format';

/**
 * What the field for an amount holds: minor units of its currency, null while it is empty, or the text that was typed
 * and is no amount in the reader's language. A text is never sent: `amountProblem` refuses it.
 */
export type TypedAmount = Cents | string | null;

export type AmountProblem = 'missing' | 'form' | 'decimals' | 'whole' | 'least' | 'most';

type Read = { cents: Cents; problem?: undefined } | { cents?: undefined; problem: AmountProblem };

/** What an amount may be, in minor units. */
export interface AmountBounds {
  min?: number | undefined;
  max?: number | undefined;
  /** 100 where only whole shillings are carried. */
  step?: number | undefined;
  /** The field may stay empty. */
  isOptional?: boolean;
}

/** An amount as languages write it whose decimals follow a point, `1,500.50`; spaces and apostrophes group as well. */
const withPoint = /^(\d+|[1-9]\d{0,2}([ ',٬])\d{3}(?:\2\d{3})*)(?:[.٫](\d+))?$/;
/** The same where they follow a comma, `1.500,50`. */
const withComma = /^(\d+|[1-9]\d{0,2}([ '.٬])\d{3}(?:\2\d{3})*)(?:[,٫](\d+))?$/;

const mostDecimals = 2;

/**
 * Reads an amount as people type it in a language, `1,500`, `KSh 1500.50` or in French `1 500,50`, into minor units;
 * or says what is wrong with it. What the language reads in no way or in several is not guessed at: `1500,50` in
 * English, `1,500` in French. Where a comma parts the decimals, `1500.50` and `1,500.50` are read too: they mean nothing else.
 */
export function readAmount(typed: string, locale: string, currency = 'KES'): Read {
  const text = bare(typed, currency);
  if (text === '') return { problem: 'missing' };
  const [, whole, , decimals = ''] =
    (hasComma(locale) ? (withComma.exec(text) ?? withPoint.exec(text)) : withPoint.exec(text)) ?? [];
  if (whole === undefined) return { problem: 'form' };
  if (decimals.length > mostDecimals) return { problem: 'decimals' };
  const digits = minorDigits(currency);
  if (Number(decimals.slice(digits)) > 0) return { problem: 'whole' };
  const amount = Number(whole.replace(/\D/g, '') + decimals.slice(0, digits).padEnd(digits, '0'));
  return isCents(amount) ? { cents: cents(amount) } : { problem: 'most' };
}

/** What is wrong with what a field holds; undefined for an amount that may be sent. */
export function amountProblem(
  value: TypedAmount,
  locale: string,
  currency: string,
  { min = 1, max = amountMaxCents, step = 1, isOptional = false }: AmountBounds = {},
): AmountProblem | undefined {
  if (value === null) return isOptional ? undefined : 'missing';
  // A text stays none, though another language would read it: that amount was not on the screen yet.
  if (typeof value === 'string') return readAmount(value, locale, currency).problem ?? 'form';
  if (value < min) return 'least';
  if (value > max) return 'most';
  return value % step === 0 ? undefined : 'whole';
}

/** The amount of a field that its form has checked, null where it is empty. Throws a TypeError for a text that is none. */
export function centsIn(value: TypedAmount): Cents | null {
  if (typeof value === 'string') throw new TypeError(`"${value}" is not an amount`);
  return value;
}

/** An amount of minor units without its currency: `1,500` or `1,500.50`, in French `1 500,50`. */
export function amountText(amount: number, locale: string, currency = 'KES'): string {
  const digits = minorDigits(currency);
  const unit = 10 ** digits;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: amount % unit === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount / unit);
}

/** Whether a language parts the decimals by a comma. */
const hasComma = (locale: string) => new Intl.NumberFormat(locale).format(0.5).includes(',');

/** What was typed or pasted without marks of direction and the currency before or behind; every space as one plain one. */
function bare(typed: string, currency: string): string {
  const code = currency === 'KES' ? 'kes|k?shs?\\.?' : currency;
  return withLatinDigits(typed)
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(new RegExp(`^(?:${code}) ?| ?(?:${code})$`, 'gi'), '');
}

/** Arabic keyboards have digits and a comma of their own; the signs `٫` and `٬` mean the same in every language. */
const withLatinDigits = (typed: string) =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replaceAll('،', ',');
