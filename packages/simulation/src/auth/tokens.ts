import { tokenLifetimeMs } from './contract.ts';

const refreshLifetimeMs = 24 * 60 * 60 * 1000;

interface Claims {
  /** Id of the user. */
  sub: number;
  use: 'access' | 'refresh';
  /** Milliseconds since 1970. */
  expires: number;
}

/** A token that outlives a reload, since it carries all it says. It proves nothing: there is nothing to guard. */
const toToken = (claims: Claims): string => btoa(JSON.stringify(claims));

/** A fresh pair for a user. */
export const tokensFor = (user: number) => ({
  accessToken: toToken({ sub: user, use: 'access', expires: Date.now() + tokenLifetimeMs }),
  refreshToken: toToken({ sub: user, use: 'refresh', expires: Date.now() + refreshLifetimeMs }),
});

/** The id of the user a refresh token was made for; undefined where it is none, or no longer good. */
export function refreshedUser(token: unknown): number | undefined {
  try {
    const claims: unknown = JSON.parse(atob(String(token)));
    return isClaims(claims) && claims.use === 'refresh' && claims.expires > Date.now()
      ? claims.sub
      : undefined;
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is Claims {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'sub') === 'number' &&
    typeof Reflect.get(value, 'expires') === 'number'
  );
}
