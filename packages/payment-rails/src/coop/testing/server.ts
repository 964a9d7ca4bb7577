import * as z from 'zod';
import { basicHeader } from '../../http/login.ts';
import { Plans } from '../../testing/plans.ts';
import { type LocalServer, type Received, type Served, serve } from '../../testing/serve.ts';
import type { CoopConfig } from '../config.ts';
import { check, legs, type Message, type TransferPath } from './checks.ts';

/** How a message ended: the bank's codes for the whole and for its leg. */
export interface Verdict {
  message: string;
  leg?: string | undefined;
  said?: string | undefined;
}

/** The bank's side of Co-op Connect on a local port, for tests. */
export interface CoopServer extends LocalServer {
  /** What to do with the next transfer or enquiry, other than what the bank would. */
  readonly plans: Plans;
  /** Paths of the transfers that came, those without a good token left out. */
  readonly transfers: readonly string[];
  /** How often a token was asked for. */
  readonly logins: () => number;
  /** Ends all tokens that were given. */
  endTokens(): void;
  /** Says how a message ends; with full success unless said. `undefined`: nothing is known yet. */
  decide(reference: string, verdict: Verdict | undefined): void;
  /** The envelope that status and callbacks give for a message. */
  envelope(reference: string): Record<string, unknown>;
  /** Posts the callback of a message, which may be forged by changes; gives what was posted. */
  callBack(reference: string, changes?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Lines of the account's statement. */
  readonly lines: Record<string, unknown>[];
  /** Names of accounts, by bank identifier and number: `0011/123`. */
  readonly names: Map<string, string>;
}

const success: Verdict = { message: '0', leg: '0', said: 'Success' };
const enquiry = z.object({ MessageReference: z.string().min(1).max(27), UserId: z.string().min(1) });
const statementEnquiry = enquiry.extend({
  AccountNumber: z.string(),
  StartDate: z.iso.date(),
  EndDate: z.iso.date(),
});
const nameEnquiry = enquiry.extend({
  AccountNumber: z.string(),
  RecipientBankIdentifier: z.string().regex(/^\d{4}$/),
});

/** Starts the bank's side. It takes the credentials and the account of this configuration only. */
export async function coopServer(config: Omit<CoopConfig, 'host'>): Promise<CoopServer> {
  const messages = new Map<string, Message>();
  const verdicts = new Map<string, Verdict | undefined>();
  const tokens = new Set<string>();
  const transfers: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const names = new Map<string, string>();
  const plans = new Plans();
  let logins = 0;

  const answer = (status: number, reference: string, code: string, said: string, more = {}): Served => ({
    status,
    body: {
      MessageReference: reference,
      MessageDateTime: '2026-11-21T12:00:00',
      MessageCode: code,
      MessageDescription: said,
      ...more,
    },
  });

  function logIn({ headers, text }: Received): Served {
    logins += 1;
    if (
      headers.authorization !== basicHeader(config.key, config.secret) ||
      text !== 'grant_type=client_credentials'
    )
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed.' },
      };
    const token = `coop-token-${logins}`;
    tokens.add(token);
    const scope = 'am_application_scope default';
    return { status: 200, body: { access_token: token, scope, token_type: 'Bearer', expires_in: 3600 } };
  }

  function transfer(path: TransferPath, body: unknown): Served {
    transfers.push(path);
    const taken = check(path, body, config.account);
    const reference = z.object({ MessageReference: z.string() }).catch({ MessageReference: '' }).parse(body);
    if ('code' in taken) return answer(taken.status, reference.MessageReference, taken.code, taken.said);
    if (messages.has(taken.MessageReference))
      return answer(409, taken.MessageReference, '-1', 'DUPLICATE MESSAGE REFERENCE');
    messages.set(taken.MessageReference, taken);
    if (!verdicts.has(taken.MessageReference)) verdicts.set(taken.MessageReference, success);
    return answer(200, taken.MessageReference, '0', 'REQUEST ACCEPTED FOR PROCESSING');
  }

  function envelope(reference: string): Record<string, unknown> {
    const message = messages.get(reference);
    if (!message) throw new Error(`no message ${reference}`);
    const verdict = verdicts.get(reference);
    const head = answer(200, reference, verdict?.message ?? '0', verdict?.said ?? 'IN PROGRESS').body;
    if (!verdict) return Object(head);
    const result = { ResponseCode: verdict.leg, ResponseDescription: verdict.said };
    return {
      ...Object(head),
      Source: { ...message.Source, ResponseCode: verdict.message, ResponseDescription: verdict.said },
      Destinations: message.Destinations.map((one) => ({
        ...one,
        TransactionID: 'MobileNumber' in one ? '1169716b65891lI6NLJ7RT61SV' : '1169716b65891lI6',
        ...result,
      })),
    };
  }

  function status(body: unknown): Served {
    const { MessageReference } = enquiry.parse(body);
    if (!messages.has(MessageReference))
      return answer(404, MessageReference, '-13', 'MESSAGE REFERENCE DOES NOT EXIST');
    const verdict = verdicts.get(MessageReference);
    const isFull = !verdict || (verdict.message === '0' && verdict.leg === '0');
    return { status: isFull ? 200 : 207, body: envelope(MessageReference) };
  }

  function statement(body: unknown): Served {
    const { MessageReference, AccountNumber } = statementEnquiry.parse(body);
    return AccountNumber === config.account
      ? answer(200, MessageReference, '0', 'Success', { AccountNumber, Transactions: lines })
      : answer(403, MessageReference, '-15', 'INVALID ACCOUNT NUMBER');
  }

  function nameCheck(body: unknown): Served {
    const { MessageReference, AccountNumber, RecipientBankIdentifier } = nameEnquiry.parse(body);
    const RecipientName = names.get(`${RecipientBankIdentifier}/${AccountNumber}`);
    return RecipientName
      ? answer(200, MessageReference, '0', 'VALID ACCOUNT NUMBER', { RecipientName })
      : answer(404, MessageReference, '-15', 'INVALID ACCOUNT NUMBER');
  }

  async function handle(request: Received): Promise<Served> {
    const { method, path, headers, text } = request;
    if (method !== 'POST') return { status: 405, body: { fault: { code: 900905, message: 'Not allowed' } } };
    if (path === '/token') return logIn(request);
    if (!tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return { status: 401, body: { fault: { code: 900901, message: 'Invalid Credentials' } } };
    const body: unknown = JSON.parse(text);
    if (isTransfer(path)) return plans.run(() => transfer(path, body));
    if (path === '/Enquiry/TransactionStatus_V3/3.0.0/') return plans.run(() => status(body));
    if (path === '/Enquiry/AccountFullStatementPaginated/1.0.0/') return plans.run(() => statement(body));
    if (path === '/Enquiry/Validation/IPSL/1.0.0/') return plans.run(() => nameCheck(body));
    return { status: 404, body: { fault: { code: 404, message: 'No matching resource found' } } };
  }

  return {
    ...(await serve(handle)),
    plans,
    transfers,
    lines,
    names,
    logins: () => logins,
    endTokens: () => tokens.clear(),
    decide: (reference, verdict) => verdicts.set(reference, verdict),
    envelope,
    async callBack(reference, changes = {}) {
      const posted = { ...envelope(reference), ...changes };
      await fetch(messages.get(reference)?.CallBackUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(posted),
      });
      return posted;
    },
  };
}

const isTransfer = (path: string): path is TransferPath => Object.hasOwn(legs, path);
