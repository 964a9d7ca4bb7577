import * as z from 'zod';
import { basicHeader } from '../../http/login.ts';
import { Plans } from '../../testing/plans.ts';
import { type LocalServer, type Received, type Served, serve } from '../../testing/serve.ts';
import { GivenTokens } from '../../testing/tokens.ts';
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

/** What the bank knows, and how it answers each request. */
class Bank {
  readonly messages = new Map<string, Message>();
  readonly verdicts = new Map<string, Verdict | undefined>();
  readonly transfers: string[] = [];
  readonly lines: Record<string, unknown>[] = [];
  readonly names = new Map<string, string>();
  readonly plans = new Plans();
  readonly tokens = new GivenTokens('coop');
  readonly #config: Omit<CoopConfig, 'host'>;

  constructor(config: Omit<CoopConfig, 'host'>) {
    this.#config = config;
  }

  async handle(request: Received): Promise<Served> {
    const { method, path, text } = request;
    if (method !== 'POST') return { status: 405, body: { fault: { code: 900905, message: 'Not allowed' } } };
    if (path === '/token') return this.#logIn(request);
    if (!this.tokens.isGood(request))
      return { status: 401, body: { fault: { code: 900901, message: 'Invalid Credentials' } } };
    const body: unknown = JSON.parse(text);
    const { plans } = this;
    if (isTransfer(path)) return plans.run(() => this.#transfer(path, body));
    if (path === '/Enquiry/TransactionStatus_V3/3.0.0/') return plans.run(() => this.#status(body));
    if (path === '/Enquiry/AccountFullStatementPaginated/1.0.0/')
      return plans.run(() => this.#statement(body));
    if (path === '/Enquiry/Validation/IPSL/1.0.0/') return plans.run(() => this.#nameCheck(body));
    return { status: 404, body: { fault: { code: 404, message: 'No matching resource found' } } };
  }

  envelope(reference: string): Record<string, unknown> {
    const message = this.messages.get(reference);
    if (!message) throw new Error(`no message ${reference}`);
    const verdict = this.verdicts.get(reference);
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

  #logIn({ headers, text }: Received): Served {
    const { key, secret } = this.#config;
    this.tokens.count();
    if (headers.authorization !== basicHeader(key, secret) || text !== 'grant_type=client_credentials')
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed.' },
      };
    const access_token = this.tokens.give();
    const scope = 'am_application_scope default';
    return { status: 200, body: { access_token, scope, token_type: 'Bearer', expires_in: 3600 } };
  }

  #transfer(path: TransferPath, body: unknown): Served {
    this.transfers.push(path);
    const taken = check(path, body, this.#config.account);
    const reference = z.object({ MessageReference: z.string() }).catch({ MessageReference: '' }).parse(body);
    if ('code' in taken) return answer(taken.status, reference.MessageReference, taken.code, taken.said);
    if (this.messages.has(taken.MessageReference))
      return answer(409, taken.MessageReference, '-1', 'DUPLICATE MESSAGE REFERENCE');
    this.messages.set(taken.MessageReference, taken);
    if (!this.verdicts.has(taken.MessageReference)) this.verdicts.set(taken.MessageReference, success);
    return answer(200, taken.MessageReference, '0', 'REQUEST ACCEPTED FOR PROCESSING');
  }

  #status(body: unknown): Served {
    const { MessageReference } = enquiry.parse(body);
    if (!this.messages.has(MessageReference))
      return answer(404, MessageReference, '-13', 'MESSAGE REFERENCE DOES NOT EXIST');
    const verdict = this.verdicts.get(MessageReference);
    const isFull = !verdict || (verdict.message === '0' && verdict.leg === '0');
    return { status: isFull ? 200 : 207, body: this.envelope(MessageReference) };
  }

  #statement(body: unknown): Served {
    const { MessageReference, AccountNumber } = statementEnquiry.parse(body);
    return AccountNumber === this.#config.account
      ? answer(200, MessageReference, '0', 'Success', { AccountNumber, Transactions: this.lines })
      : answer(403, MessageReference, '-15', 'INVALID ACCOUNT NUMBER');
  }

  #nameCheck(body: unknown): Served {
    const { MessageReference, AccountNumber, RecipientBankIdentifier } = nameEnquiry.parse(body);
    const RecipientName = this.names.get(`${RecipientBankIdentifier}/${AccountNumber}`);
    return RecipientName
      ? answer(200, MessageReference, '0', 'VALID ACCOUNT NUMBER', { RecipientName })
      : answer(404, MessageReference, '-15', 'INVALID ACCOUNT NUMBER');
  }
}

/** Starts the bank's side. It takes the credentials and the account of this configuration only. */
export async function coopServer(config: Omit<CoopConfig, 'host'>): Promise<CoopServer> {
  const bank = new Bank(config);
  const { plans, transfers, lines, names } = bank;
  return {
    ...(await serve((request) => bank.handle(request))),
    plans,
    transfers,
    lines,
    names,
    logins: () => bank.tokens.logins,
    endTokens: () => bank.tokens.end(),
    decide: (reference, verdict) => bank.verdicts.set(reference, verdict),
    envelope: (reference) => bank.envelope(reference),
    async callBack(reference, changes = {}) {
      const posted = { ...bank.envelope(reference), ...changes };
      await fetch(bank.messages.get(reference)?.CallBackUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(posted),
      });
      return posted;
    },
  };
}

const isTransfer = (path: string): path is TransferPath => Object.hasOwn(legs, path);
