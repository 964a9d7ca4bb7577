import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isWritten } from '../../shell/days.ts';

/** What is wrong with a value; null where nothing is. */
type Validator = (value: string) => string | null;

// The check that browsers make for `<input type=email>`, and a dot in the domain.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const shortestPassword = 8;

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

export const isEmailAddress = (text: string): boolean => address.test(text.trim());

/** Something must be given; the problem is what is said where it is not. */
export const given =
  (problem: string): Validator =>
  (value) =>
    value.trim() === '' ? problem : null;

/** The number on a card: its last digit follows from the others by the rule of ISO/IEC 7812 (Luhn). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** What forms check, with each problem in the reader's language. */
export const formValidators = (t: TFunction<'demo/forms'>) => ({
  /** Something must be given: `required('Your name')`. */
  required: (what: string): Validator => given(t('missing', { what })),
  emailAddress: ((value) => (isEmailAddress(value) ? null : t('emailAddress'))) satisfies Validator,
  /** What a day field holds, where anything was typed. */
  day: ((value) => (value === '' || isWritten(value, 'day') ? null : t('day'))) satisfies Validator,
  newPassword: ((value) =>
    value.length >= shortestPassword
      ? null
      : t('newPassword', { least: shortestPassword })) satisfies Validator,
  /** A mobile number of Kenya, as dialled at home or from abroad. */
  kenyanPhone: ((value) =>
    /^(\+?254|0)[17]\d{8}$/.test(digitsOf(value)) ? null : t('kenyanPhone')) satisfies Validator,
  cardNumber: ((value) => {
    const digits = digitsOf(value);
    if (!/^\d{13,19}$/.test(digits)) return t('cardNumber.short');
    return isCardNumber(digits) ? null : t('cardNumber.mistyped');
  }) satisfies Validator,
  /** The month a card is good until: `09/29`, to its last day. */
  expiry: ((value) => {
    const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value.trim()) ?? [];
    if (!month || !year) return t('expiry.form');
    const firstDayAfter = new Date(2000 + Number(year), Number(month), 1);
    return firstDayAfter > new Date() ? null : t('expiry.expired');
  }) satisfies Validator,
  /** The three or four digits on the back of a card. */
  securityCode: ((value) => (/^\d{3,4}$/.test(value.trim()) ? null : t('securityCode'))) satisfies Validator,
});

export function useValidators() {
  const { t } = useTranslation('demo/forms');
  return formValidators(t);
}
