import type { Failure } from '../rail.ts';

/** What asking a rail for an access token came to. */
export type Login =
  | { token: string; lasts: number /* seconds */ }
  | { refused: Extract<Failure, 'credentials' | 'unreachable' | 'busy'>; code: string; detail: string };

/** A token that was kept, or why there is none. */
export type Access = { token: string } | Extract<Login, { refused: string }>;

/** An access token, asked for once and kept until shortly before it ends. */
export interface Tokens {
  /** The token, from the cache or fresh; callers that come together share one login. */
  get(): Promise<Access>;
  /** Forgets a token the rail no longer takes, unless another one has taken its place. */
  forget(token: string): void;
}

const margin = 60_000;

/** Keeps the tokens that `login` gets. */
export function keepTokens(login: () => Promise<Login>, now: () => Date): Tokens {
  let cached: { token: string; until: number } | undefined;
  let running: Promise<Access> | undefined;

  async function renew(): Promise<Access> {
    const got = await login();
    if ('refused' in got) return got;
    cached = { token: got.token, until: now().getTime() + got.lasts * 1000 - margin };
    return { token: got.token };
  }

  return {
    get() {
      if (cached && now().getTime() < cached.until) return Promise.resolve({ token: cached.token });
      running ??= renew().finally(() => {
        running = undefined;
      });
      return running;
    },
    forget(token) {
      if (cached?.token === token) cached = undefined;
    },
  };
}
