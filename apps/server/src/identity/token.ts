import { createHash } from 'node:crypto';

/** The hash of a token. Only this is stored, so that the database is of no use for logging in. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
