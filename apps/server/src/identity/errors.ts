import { refuse } from '../refuse.ts';

/** 400. A link's token is wrong, spent or expired; the answer does not say which. */
export const invalidLink = () => refuse('link-spent', {}, { token: 'fresh-link' });
