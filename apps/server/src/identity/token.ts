import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed, for an address or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token. Only this is stored, so that the database is of no use for logging in. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
