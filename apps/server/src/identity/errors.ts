import { badInput } from '../http/errors.ts';

/** 400. A link's token is wrong, spent or expired; the answer does not say which. */
export const invalidLink = () =>
  badInput(
    { token: 'must be from a link that is new and was not used yet' },
    'This link has expired or was used. Request a new one.',
  );
