/** What is wrong with a value; null where nothing is. */
type Validator = (value: string) => string | null;

/** There has to be something. */
export const something =
  (problem: string): Validator =>
  (value) =>
    value.trim() === '' ? problem : null;

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** A mobile number of Kenya, as dialled at home or from abroad. */
export const kenyanPhone: Validator = (value) =>
  /^(\+?254|0)[17]\d{8}$/.test(digitsOf(value)) ? null : 'Give a mobile number like 0712 345 678.';

/** The number on a card, by its last digit, which is worked out from the others. */
export const cardNumber: Validator = (value) => {
  const digits = [...digitsOf(value)].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  const isOne = digits.length >= 12 && digits.length <= 19 && sum % 10 === 0;
  return isOne ? null : 'Check the number on the card.';
};

/** A month that is not over: `09/29`. */
export const expiry: Validator = (value) => {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value.trim()) ?? [];
  if (!month || !year) return 'Write month and year: 09/29.';
  // The first moment of the month after it.
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end > new Date() ? null : 'This card has expired.';
};

/** The three or four digits on the back. */
export const securityCode: Validator = (value) =>
  /^\d{3,4}$/.test(value.trim()) ? null : 'Three digits, from the back of the card.';
