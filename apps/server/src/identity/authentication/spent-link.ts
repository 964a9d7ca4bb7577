import { badInput } from '../../http/errors.ts';

/** Refuses a token that is wrong, was used already or is too old; which of them is not told. */
export const spentLink = () =>
  badInput(
    { token: 'must be from a link that is new and was not used yet' },
    'This link was used already, or it is too old. Ask for a new one.',
  );
