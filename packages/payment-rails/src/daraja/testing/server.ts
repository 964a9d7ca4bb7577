import type { KeyObject } from 'node:crypto';
import type * as z from 'zod';
import { basicHeader } from '../../http/login.ts';
import { Plans } from '../../testing/plans.ts';
import { type LocalServer, type Received, type Served, serve } from '../../testing/serve.ts';
import { GivenTokens } from '../../testing/tokens.ts';
import type { DarajaConfig } from '../config.ts';
import { decrypted, isPassword, payout, payoutQuery, prompt, promptQuery } from './checks.ts';
import { payoutResult, promptCallback, statusResult, timeoutNotice } from './notices.ts';

/** Safaricom's side of Daraja on a local port, for tests. */
export interface DarajaServer extends LocalServer {
  /** What to do with the next prompt, payout or question, other than what Safaricom would. */
  readonly plans: Plans;
  /** Paths of the prompts and payouts that came with a good token. */
  readonly orders: readonly string[];
  readonly logins: () => number;
  /** Ends all tokens that were given. */
  endTokens(): void;
  /** Says how a prompt (by its checkout id) or a payout (by our reference) ends; `undefined`: not yet. */
  decide(id: string, resultCode: number | string | undefined): void;
  /** Posts a prompt's callback; gives what was posted. */
  callBackPrompt(checkoutId: string, changes?: Record<string, unknown>): Promise<unknown>;
  /** Posts a payout's result. */
  callBackPayout(reference: string, changes?: Record<string, unknown>): Promise<unknown>;
  /** Posts that a payout timed out in the queue. */
  timeOut(reference: string): Promise<unknown>;
  /** Posts the answers to the status queries that were taken so far, in their order. */
  answerQueries(status?: string): Promise<void>;
}

type Prompt = z.output<typeof prompt>;
type Payout = z.output<typeof payout>;
type Query = z.output<typeof payoutQuery>;

const refused = (status: number, errorCode: string, errorMessage: string): Served => ({
  status,
  body: { requestId: '1c5b-4ba8-815c-ac45c57a3db01495926', errorCode, errorMessage },
});
const accepted = 'Accept the service request successfully.';

function take<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  work: (read: z.output<Schema>) => Served,
): Served {
  const read = schema.safeParse(body);
  if (read.success) return work(read.data);
  return refused(400, '400.002.02', `Bad Request - Invalid ${read.error.issues[0]?.path.join('.')}`);
}

/** What Safaricom knows, and how it answers each request. */
class Safaricom {
  readonly prompts = new Map<string, Prompt>();
  readonly payouts = new Map<string, Payout>();
  readonly queries: Query[] = [];
  readonly results = new Map<string, number | string | undefined>();
  readonly orders: string[] = [];
  readonly plans = new Plans();
  readonly tokens = new GivenTokens('daraja');
  readonly #config: Omit<DarajaConfig, 'host'>;
  readonly #privateKey: KeyObject;

  constructor(config: Omit<DarajaConfig, 'host'>, privateKey: KeyObject) {
    this.#config = config;
    this.#privateKey = privateKey;
  }

  async handle(request: Received): Promise<Served> {
    const { path, method } = request;
    if (path === '/oauth/v1/generate?grant_type=client_credentials' && method === 'GET')
      return this.#logIn(request);
    if (method !== 'POST') return refused(405, '405.001', `${method} Method Not Allowed`);
    if (!this.tokens.isGood(request)) return refused(404, '404.001.03', 'Invalid Access Token');
    const body: unknown = JSON.parse(request.text);
    const isOrder = path === '/mpesa/stkpush/v1/processrequest' || path === '/mpesa/b2c/v3/paymentrequest';
    if (isOrder) this.orders.push(path);
    return this.plans.run(() => {
      if (path === '/mpesa/stkpush/v1/processrequest')
        return take(prompt, body, (read) => this.#takePrompt(read));
      if (path === '/mpesa/stkpushquery/v1/query')
        return take(promptQuery, body, (read) => this.#tellPrompt(read));
      if (path === '/mpesa/b2c/v3/paymentrequest')
        return take(payout, body, (read) => this.#takePayout(read));
      if (path === '/mpesa/transactionstatus/v1/query')
        return take(payoutQuery, body, (read) => this.#takeQuery(read));
      return refused(404, '404.001.01', 'Resource not found');
    });
  }

  #logIn({ headers }: Received): Served {
    this.tokens.count();
    if (headers.authorization !== basicHeader(this.#config.key, this.#config.secret))
      return refused(400, '400.008.01', 'Invalid Authentication passed');
    return { status: 200, body: { access_token: this.tokens.give(), expires_in: '3599' } };
  }

  #takePrompt(body: Prompt): Served {
    if (body.BusinessShortCode !== this.#config.shortcode || body.PartyB !== this.#config.shortcode)
      return refused(500, '500.001.1001', 'Merchant does not exist');
    if (!isPassword(body, this.#config)) return refused(500, '500.001.1001', 'Wrong credentials');
    const CheckoutRequestID = `ws_CO_21112026_${this.prompts.size + 1}`;
    this.prompts.set(CheckoutRequestID, body);
    const said = 'Success. Request accepted for processing';
    const MerchantRequestID = `29115-34620561-${this.prompts.size}`;
    return {
      status: 200,
      body: {
        MerchantRequestID,
        CheckoutRequestID,
        ResponseCode: '0',
        ResponseDescription: said,
        CustomerMessage: said,
      },
    };
  }

  #tellPrompt(body: z.output<typeof promptQuery>): Served {
    if (!isPassword(body, this.#config)) return refused(500, '500.001.1001', 'Wrong credentials');
    const { CheckoutRequestID } = body;
    if (!this.prompts.has(CheckoutRequestID))
      return refused(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    const result = this.results.get(CheckoutRequestID);
    if (result === undefined) return refused(500, '500.001.1001', 'The transaction is being processed');
    const ResponseDescription = 'The service request has been accepted successsfully';
    const ResultCode = String(result);
    const ResultDesc = `Described ${ResultCode}`;
    return {
      status: 200,
      body: {
        ResponseCode: '0',
        ResponseDescription,
        MerchantRequestID: '1',
        CheckoutRequestID,
        ResultCode,
        ResultDesc,
      },
    };
  }

  #isOurs(initiator: string, credential: string, party: string): boolean {
    const { initiator: ours, payoutShortcode, initiatorPassword } = this.#config;
    return (
      initiator === ours &&
      party === payoutShortcode &&
      decrypted(credential, this.#privateKey) === initiatorPassword
    );
  }

  #takePayout(body: Payout): Served {
    const { OriginatorConversationID } = body;
    if (this.payouts.has(OriginatorConversationID))
      return refused(500, '500.002.1001', 'Duplicate OriginatorConversationID');
    this.payouts.set(OriginatorConversationID, body);
    this.results.set(
      OriginatorConversationID,
      this.results.get(OriginatorConversationID) ??
        (this.#isOurs(body.InitiatorName, body.SecurityCredential, body.PartyA) ? 0 : 2001),
    );
    return {
      status: 200,
      body: {
        ConversationID: conversationOf(OriginatorConversationID),
        OriginatorConversationID,
        ResponseCode: '0',
        ResponseDescription: accepted,
      },
    };
  }

  #takeQuery(body: Query): Served {
    if (!this.#isOurs(body.Initiator, body.SecurityCredential, body.PartyA))
      return refused(400, '400.002.02', 'Bad Request - Invalid Initiator');
    this.queries.push(body);
    const ids = { OriginatorConversationID: '1236-7134259-1', ConversationID: 'AG_20261121_query' };
    return { status: 200, body: { ...ids, ResponseCode: '0', ResponseDescription: accepted } };
  }
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return body;
}

/** Starts Safaricom's side. It takes the credentials of this configuration only. */
export async function darajaServer(
  config: Omit<DarajaConfig, 'host'>,
  privateKey: KeyObject,
): Promise<DarajaServer> {
  const safaricom = new Safaricom(config, privateKey);
  const { prompts, payouts, queries, results, orders, plans, tokens } = safaricom;
  return {
    ...(await serve((request) => safaricom.handle(request))),
    plans,
    orders,
    logins: () => tokens.logins,
    endTokens: () => tokens.end(),
    decide: (id, resultCode) => results.set(id, resultCode),
    async callBackPrompt(checkoutId, changes) {
      const taken = known(prompts, checkoutId);
      return post(
        taken.CallBackURL,
        promptCallback(checkoutId, taken, results.get(checkoutId) ?? 0, changes),
      );
    },
    async callBackPayout(reference, changes) {
      const taken = known(payouts, reference);
      return post(
        taken.ResultURL,
        payoutResult(taken, conversationOf(reference), results.get(reference) ?? 0, changes),
      );
    },
    timeOut: (reference) => {
      const taken = known(payouts, reference);
      return post(taken.QueueTimeOutURL, timeoutNotice(taken, conversationOf(reference)));
    },
    async answerQueries(status = 'Completed') {
      for (const query of queries.splice(0)) {
        const { OriginalConversationID: reference } = query;
        await post(query.ResultURL, statusResult(payouts.get(reference), conversationOf(reference), status));
      }
    },
  };
}

const conversationOf = (reference: string) => `AG_20261121_${reference}`;

function known<Value>(from: ReadonlyMap<string, Value>, id: string): Value {
  const value = from.get(id);
  if (value === undefined) throw new Error(`nothing by ${id}`);
  return value;
}
