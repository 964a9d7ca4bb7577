import { createHash } from 'node:crypto';

/** What is kept of a session's token: whoever reads the database cannot log in with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
