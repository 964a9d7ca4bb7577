import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import { Plans } from '../../testing/plans.ts';
import { type LocalServer, type Received, type Served, serve } from '../../testing/serve.ts';
import { GivenTokens } from '../../testing/tokens.ts';
import type { JengaConfig } from '../config.ts';
import { type Taken, transfers } from './checks.ts';

/** How a transfer ended: 2 succeeded, 1 failed, −1 still on its way, with the code of a failure. */
export interface Verdict {
  stateCode: number;
  code?: number;
  message?: string;
}

/** Jenga's side on a local port, for tests. */
export interface JengaServer extends LocalServer {
  /** What to do with the next transfer or question, other than what Jenga would. */
  readonly plans: Plans;
  /** Names of the transfers that came with a good token. */
  readonly transfers: readonly string[];
  readonly logins: () => number;
  /** Ends all tokens that were given. */
  endTokens(): void;
  /** Says how a transfer ends. */
  decide(reference: string, verdict: Verdict): void;
  /** Posts the callback of a transfer to a wallet, which may be forged by changes. */
  callBack(reference: string, changes?: Record<string, unknown>): Promise<void>;
  /** Lines of the account's statement. */
  readonly lines: Record<string, unknown>[];
}

const remittance = /^\/v3-apis\/transaction-api\/v3\.0\/remittance\/([A-Za-z]+)$/;
const detailsPattern = /^\/v3-apis\/transaction-api\/v3\.0\/transactions\/details\/([A-Za-z0-9]+)$/;
const failed = (status: number, code: number, message: string): Served => ({
  status,
  body: { status: false, code, message, reference: null, data: null },
});
const statementQuery = z.object({
  countryCode: z.literal('KE'),
  accountNumber: z.string(),
  fromDate: z.iso.date(),
  toDate: z.iso.date(),
});

/** What Jenga knows, and how it answers each request. */
class Jenga {
  readonly taken = new Map<string, Taken>();
  readonly verdicts = new Map<string, Verdict>();
  readonly seen: string[] = [];
  readonly lines: Record<string, unknown>[] = [];
  readonly plans = new Plans();
  readonly tokens = new GivenTokens('jenga');
  readonly #config: Omit<JengaConfig, 'host'>;
  readonly #publicKey: KeyObject;

  constructor(config: Omit<JengaConfig, 'host'>) {
    this.#config = config;
    this.#publicKey = createPublicKey(config.privateKey);
  }

  async handle(request: Received): Promise<Served> {
    const { method, path } = request;
    const { plans } = this;
    if (path === '/authentication/api/v3/authenticate/merchant' && method === 'POST')
      return this.#logIn(request);
    if (!this.tokens.isGood(request)) return failed(401, 401101, 'Unauthorized');
    const name = remittance.exec(path)?.[1] ?? '';
    if (method === 'POST' && isTransfer(name)) return plans.run(() => this.#transfer(name, request));
    const reference = detailsPattern.exec(path)?.[1];
    if (method === 'GET' && reference) return plans.run(() => this.#details(reference, request));
    if (path === '/v3-apis/account-api/v3.0/accounts/fullStatement')
      return plans.run(() => this.#statement(request));
    return failed(404, 404, 'Not found');
  }

  #isSigned({ headers }: Received, text: string): boolean {
    const signature = Buffer.from(headers.signature ?? '', 'base64');
    return verify('sha256', Buffer.from(text), this.#publicKey, signature);
  }

  #logIn({ headers, text }: Received): Served {
    this.tokens.count();
    const { merchantCode, consumerSecret } = JSON.parse(text);
    const isOurs = merchantCode === this.#config.merchant && consumerSecret === this.#config.secret;
    if (headers['api-key'] !== this.#config.apiKey || !isOurs) return failed(401, 401101, 'Unauthorized');
    const accessToken = this.tokens.give();
    const times = { expiresIn: '2026-11-21T09:15:00Z', issuedAt: '2026-11-21T09:00:00Z' };
    return { status: 200, body: { accessToken, refreshToken: 'refresh', ...times, tokenType: 'Bearer' } };
  }

  #transfer(name: keyof typeof transfers, request: Received): Served {
    this.seen.push(name);
    const kind = transfers[name];
    const parsed = kind.form.safeParse(JSON.parse(request.text));
    if (!parsed.success)
      return failed(400, 400111, `Failed, missing parameter ${parsed.error.issues[0]?.path.join('.')}`);
    const body: Taken = parsed.data;
    const { reference } = body.transfer;
    if (!this.#isSigned(request, kind.signed(body))) return failed(401, 900100, 'Invalid signature');
    if (body.source.accountNumber !== this.#config.account)
      return failed(400, 104107, 'Invalid merchant configuration');
    if (this.taken.has(reference)) return failed(400, 400101, 'Duplicate Transaction/ Payment Reference');
    this.taken.set(reference, body);
    if (!this.verdicts.has(reference)) this.verdicts.set(reference, { stateCode: kind.atOnce ? 2 : -1 });
    if (kind.atOnce) {
      const data = { transactionId: `54154${this.taken.size}`, status: 'SUCCESS' };
      return { status: 200, body: { status: true, code: 0, message: 'success', reference, data } };
    }
    const message =
      'Transaction has been successfully acknowledged, await final transaction status on callback';
    return { status: 200, body: { status: true, code: -1, message, reference, transactionId: reference } };
  }

  #details(reference: string, request: Received): Served {
    if (!this.#isSigned(request, reference)) return failed(401, 900100, 'Invalid signature');
    const found = this.taken.get(reference);
    const verdict = this.verdicts.get(reference);
    if (!found || !verdict) return failed(404, 404, 'Transaction not found');
    const { stateCode, code = stateCode === 2 ? 0 : -1, message = 'Described' } = verdict;
    const state = stateCode === 2 ? 'Success' : stateCode === 1 ? 'Failed' : 'Pending';
    const amount = Number(found.transfer.amount);
    const data = {
      state,
      stateCode,
      code,
      message,
      amount,
      charge: 30,
      transactionReference: `6${reference}`,
    };
    return { status: 200, body: { status: true, code: 0, message: 'success', data } };
  }

  #statement(request: Received): Served {
    const query = statementQuery.parse(JSON.parse(request.text));
    if (!this.#isSigned(request, query.accountNumber + query.countryCode + query.toDate))
      return failed(401, 900100, 'Invalid signature');
    const data = {
      balance: 1105334.32,
      currency: 'KES',
      accountNumber: query.accountNumber,
      transactions: this.lines,
    };
    return { status: 200, body: { status: true, code: 0, message: 'Success', data } };
  }
}

/** Starts Jenga's side. It takes the credentials and the signatures of this configuration only. */
export async function jengaServer(config: Omit<JengaConfig, 'host'>): Promise<JengaServer> {
  const jenga = new Jenga(config);
  return {
    ...(await serve((request) => jenga.handle(request))),
    plans: jenga.plans,
    transfers: jenga.seen,
    lines: jenga.lines,
    logins: () => jenga.tokens.logins,
    endTokens: () => jenga.tokens.end(),
    decide: (reference, verdict) => jenga.verdicts.set(reference, verdict),
    async callBack(reference, changes) {
      const found = jenga.taken.get(reference)?.transfer;
      if (!found || !('callbackUrl' in found)) throw new Error(`no callback for ${reference}`);
      const isGood = jenga.verdicts.get(reference)?.stateCode === 2;
      const told = { status: isGood, code: isGood ? '0' : '1', message: isGood ? 'success' : 'failed' };
      const body = JSON.stringify({ ...told, transactionReference: reference, data: {}, ...changes });
      await fetch(found.callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    },
  };
}

const isTransfer = (name: string): name is keyof typeof transfers => Object.hasOwn(transfers, name);
