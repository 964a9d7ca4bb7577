/** A number or name inside a sentence, so that it keeps its own direction in a language of the other one. */
export const bidiIsolate = (text: string): string => `\u2068${text}\u2069`;

/** A Kenyan number in international form as it is read: `+254 712 345 678`. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^(\+254)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
