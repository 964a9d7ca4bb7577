import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { Plans } from '../../testing/plans.ts';
import { type LocalServer, type Received, type Served, serve } from '../../testing/serve.ts';
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

/** Starts Jenga's side. It takes the credentials and the signatures of this configuration only. */
export async function jengaServer(config: Omit<JengaConfig, 'host'>): Promise<JengaServer> {
  const publicKey = createPublicKey(config.privateKey);
  const taken = new Map<string, Taken>();
  const verdicts = new Map<string, Verdict>();
  const tokens = new Set<string>();
  const seen: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const plans = new Plans();
  let logins = 0;

  const isSigned = ({ headers }: Received, text: string) =>
    verify('sha256', Buffer.from(text), publicKey, Buffer.from(headers.signature ?? '', 'base64'));

  function logIn({ headers, text }: Received): Served {
    logins += 1;
    const { merchantCode, consumerSecret } = JSON.parse(text);
    const isOurs = merchantCode === config.merchant && consumerSecret === config.secret;
    if (headers['api-key'] !== config.apiKey || !isOurs) return failed(401, 401101, 'Unauthorized');
    const accessToken = `jenga-token-${logins}`;
    tokens.add(accessToken);
    const times = { expiresIn: '2026-11-21T09:15:00Z', issuedAt: '2026-11-21T09:00:00Z' };
    return { status: 200, body: { accessToken, refreshToken: 'refresh', ...times, tokenType: 'Bearer' } };
  }

  function transfer(name: keyof typeof transfers, request: Received): Served {
    seen.push(name);
    const kind = transfers[name];
    const parsed = kind.form.safeParse(JSON.parse(request.text));
    if (!parsed.success)
      return failed(400, 400111, `Failed, missing parameter ${parsed.error.issues[0]?.path.join('.')}`);
    const body: Taken = parsed.data;
    const { reference } = body.transfer;
    if (!isSigned(request, kind.signed(body))) return failed(401, 900100, 'Invalid signature');
    if (body.source.accountNumber !== config.account)
      return failed(400, 104107, 'Invalid merchant configuration');
    if (taken.has(reference)) return failed(400, 400101, 'Duplicate Transaction/ Payment Reference');
    taken.set(reference, body);
    if (!verdicts.has(reference)) verdicts.set(reference, { stateCode: kind.atOnce ? 2 : -1 });
    if (kind.atOnce) {
      const data = { transactionId: `54154${taken.size}`, status: 'SUCCESS' };
      return { status: 200, body: { status: true, code: 0, message: 'success', reference, data } };
    }
    const message =
      'Transaction has been successfully acknowledged, await final transaction status on callback';
    return { status: 200, body: { status: true, code: -1, message, reference, transactionId: reference } };
  }

  function details(reference: string, request: Received): Served {
    if (!isSigned(request, reference)) return failed(401, 900100, 'Invalid signature');
    const found = taken.get(reference);
    const verdict = verdicts.get(reference);
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

  function statement(request: Received): Served {
    const query = statementQuery.parse(JSON.parse(request.text));
    if (!isSigned(request, query.accountNumber + query.countryCode + query.toDate))
      return failed(401, 900100, 'Invalid signature');
    const data = {
      balance: 1105334.32,
      currency: 'KES',
      accountNumber: query.accountNumber,
      transactions: lines,
    };
    return { status: 200, body: { status: true, code: 0, message: 'Success', data } };
  }

  async function handle(request: Received): Promise<Served> {
    const { method, path, headers } = request;
    if (path === '/authentication/api/v3/authenticate/merchant' && method === 'POST') return logIn(request);
    if (!tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return failed(401, 401101, 'Unauthorized');
    const name = remittance.exec(path)?.[1] ?? '';
    if (method === 'POST' && isTransfer(name)) return plans.run(() => transfer(name, request));
    const reference = detailsPattern.exec(path)?.[1];
    if (method === 'GET' && reference) return plans.run(() => details(reference, request));
    if (path === '/v3-apis/account-api/v3.0/accounts/fullStatement')
      return plans.run(() => statement(request));
    return failed(404, 404, 'Not found');
  }

  return {
    ...(await serve(handle)),
    plans,
    transfers: seen,
    lines,
    logins: () => logins,
    endTokens: () => tokens.clear(),
    decide: (reference, verdict) => verdicts.set(reference, verdict),
    async callBack(reference, changes) {
      const found = taken.get(reference)?.transfer;
      if (!found || !('callbackUrl' in found)) throw new Error(`no callback for ${reference}`);
      const isGood = verdicts.get(reference)?.stateCode === 2;
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
