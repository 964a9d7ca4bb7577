import type { Received } from './serve.ts';

/** The access tokens that a protocol server has given. */
export class GivenTokens {
  readonly #tokens = new Set<string>();
  readonly #name: string;
  #logins = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** How often a token was asked for. */
  get logins(): number {
    return this.#logins;
  }

  /** Counts a login. */
  count(): void {
    this.#logins += 1;
  }

  /** Gives a new token for the login that was counted. */
  give(): string {
    const token = `${this.#name}-token-${this.#logins}`;
    this.#tokens.add(token);
    return token;
  }

  /** Whether a request carries a token that was given and has not ended. */
  isGood({ headers }: Received): boolean {
    return this.#tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '');
  }

  /** Ends all tokens that were given. */
  end(): void {
    this.#tokens.clear();
  }
}
