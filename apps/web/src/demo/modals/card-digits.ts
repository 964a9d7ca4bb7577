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
