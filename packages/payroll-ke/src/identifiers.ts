/** What is wrong with an identifier: it is not there, or not of its form. */
export type IdentifierProblem = 'missing' | 'form';

const checkOf =
  (form: RegExp) =>
  /** What is wrong with a text as it would be sent, or null. */
  (text: string): IdentifierProblem | null =>
    text === '' ? 'missing' : form.test(text) ? null : 'form';

/** KRA PIN: A of a person or P of a firm, nine digits, a letter; all capital. */
export const checkKraPin = checkOf(/^[AP]\d{9}[A-Z]$/);

/** Number of a national identity card: five to nine digits, the newest of Maisha cards among them. */
export const checkNationalId = checkOf(/^\d{5,9}$/);

/** Number of NSSF: nine or ten characters, digits with zeros before them, the last perhaps an X. */
export const checkNssfNumber = checkOf(/^\d{8,9}[\dX]$/);

/** Number of SHA, as `CR…`, or of NHIF before it, which forms still ask for: digits, up to twelve. */
export const checkShaNumber = checkOf(/^(CR\d{10,16}-\d|\d{3,12})$/);
