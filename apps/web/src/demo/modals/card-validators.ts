const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits in groups of four, as they stand on a card. */
export const grouped = (typed: string): string =>
  (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ');

/** `1227` as `12/27`. */
export const splitExpiry = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** Whether the last digit fits the others, by the rule of ISO/IEC 7812 (Luhn). */
function fits(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with a card's number; null where nothing is. */
export function cardNumber(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits.length < 13) return 'A card number has at least 13 digits.';
  return fits(digits) ? null : 'One of the digits is mistyped.';
}

/** What is wrong with the month a card is good until. */
export function expiry(typed: string, today: Date): string | null {
  const [month = 0, year = 0] = typed.split('/').map(Number);
  if (!/^\d\d\/\d\d$/.test(typed) || month < 1 || month > 12) return 'Give month and year, like 09/28.';
  // Good until the last day of its month.
  return new Date(2000 + year, month, 1) > today ? null : 'The card is no longer good.';
}

export const securityCode = (typed: string): string | null =>
  /^\d{3,4}$/.test(typed) ? null : 'The code has three or four digits.';
