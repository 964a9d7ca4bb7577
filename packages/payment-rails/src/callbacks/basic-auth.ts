import { sameSecret } from './same-secret.ts';

/** Credentials of those who may send notices by HTTP Basic. */
export interface BasicCredentials {
  user: string;
  password: string;
}

/**
 * Whether an `Authorization` header carries the expected credentials. Where none are configured, or either part is
 * empty, everything is refused.
 */
export function basicAuth(header: string | undefined, expected: BasicCredentials | undefined): boolean {
  if (!expected?.user || !expected.password || expected.user.includes(':')) return false;
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return sameSecret(given, `${expected.user}:${expected.password}`);
}
