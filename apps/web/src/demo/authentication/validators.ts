/** What is wrong with a value, beside all the form's values; null where nothing is. */
export type Validator = (value: string, all?: Record<string, string>) => string | null;

// As browsers check `<input type=email>`, and a dot in the domain.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const shortestPassword = 8;

/** Something must be given: `required('Your name')`. */
export const required =
  (what: string): Validator =>
  (value) =>
    value.trim() === '' ? `${what} is missing.` : null;

export const emailAddress: Validator = (value) =>
  address.test(value.trim()) ? null : 'Give an e-mail address, like amina@example.com.';

export const newPassword: Validator = (value) =>
  value.length >= shortestPassword ? null : `Choose at least ${shortestPassword} characters.`;
