import type { Failure, Submission } from '../rail.ts';
import { exchange, jsonOf, type Wire } from './exchange.ts';
import { keepTokens, type Login } from './tokens.ts';

/** One request to a rail, its path with a leading slash. */
export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An answer with its JSON; `undefined` where it had none. */
export interface Answer {
  kind: 'answer';
  status: number;
  body: unknown;
}

/** What a call came to. `unsent`: no token could be had, so that the call itself never left. */
export type Result =
  | Answer
  | { kind: 'silence'; why: string }
  | { kind: 'unsent'; reason: Failure; code: string; detail: string };

/** What tells one rail's gateway from another's. */
export interface GatewayOptions extends Wire {
  host: string;
  /** Asks for an access token. */
  login: () => Promise<Login>;
  /** Whether an answer means that the token is no longer good, and nothing was done. */
  tokenRefused: (answer: Answer) => boolean;
  /** Never shown, even where a rail repeats them in its answer. */
  secrets: readonly string[];
  now: () => Date;
}

/** Calls a rail with an access token, renewed once where the rail no longer takes it. */
export interface Gateway {
  call(call: Call): Promise<Result>;
}

const shortestSecret = 8;

/** Makes the gateway to one rail. */
export function createGateway(options: GatewayOptions): Gateway {
  const tokens = keepTokens(options.login, options.now);

  async function attempt(call: Call, token: string): Promise<Result> {
    const { method = 'POST', path, body, headers } = call;
    const reply = await exchange(
      options.host + path,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      options,
    );
    if (!reply.answered) return { kind: 'silence', why: reply.why };
    const text = without([token, ...options.secrets], reply.text);
    return { kind: 'answer', status: reply.status, body: jsonOf(text) };
  }

  return {
    async call(call) {
      for (let renewed = false; ; renewed = true) {
        const access = await tokens.get();
        if ('refused' in access)
          return { kind: 'unsent', reason: access.refused, code: access.code, detail: access.detail };
        const result = await attempt(call, access.token);
        if (result.kind !== 'answer' || !options.tokenRefused(result)) return result;
        tokens.forget(access.token);
        if (renewed) return result;
      }
    },
  };
}

/** What an order's sending came to where no answer tells more: silence is unknown, what never left is refused. */
export function withoutAnswer(result: Exclude<Result, Answer>): Submission {
  if (result.kind === 'silence') return { state: 'unknown', detail: result.why };
  return { state: 'refused', code: result.code, reason: result.reason, detail: result.detail };
}

function without(secrets: readonly string[], text: string): string {
  return secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text);
}
