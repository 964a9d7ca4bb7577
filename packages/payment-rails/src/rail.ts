import type { Cents } from '@kazi/contract/cents';
import type { failureReasons, operations } from '@kazi/contract/money/words';

/** What a rail can carry. */
export type Operation = (typeof operations)[number];

/**
 * Where the money goes, or from whom it is asked. Phone: E.164 without its plus (254…), see `phoneOf`; bank: the
 * canonical two digits of `banks`; with a phone it is the receiver's bank on Pesalink, which Jenga demands.
 */
export type Party =
  | { kind: 'bank-account'; bank: string; branch?: string; account: string; name: string }
  | { kind: 'phone'; phone: string; name: string; bank?: string };

/** What a rail is asked to do. */
export interface Order {
  /** Ours, unique for ever, made and stored before sending: 1–27 characters [A-Za-z0-9]. */
  reference: string;
  operation: Operation;
  /** In `currency`. */
  amount: Cents;
  currency: 'KES';
  party: Party;
  /** Shown on the receiver's statement; cut by the rail to what it allows. */
  narration: string;
  /**
   * Where the rail reports, made by us for this order alone: it holds an unguessable token. Hexadecimal is best:
   * Safaricom refuses addresses in which words such as `sql` or `cmd` occur, even by chance.
   */
  callbackUrl: string;
}

/** What is known after sending. Only `refused` says for sure that no money will move. */
export type Submission =
  | { state: 'accepted'; railReference?: string | undefined }
  /** A rail that answers at once. */
  | { state: 'succeeded'; railReference?: string | undefined; receipt?: string | undefined }
  | { state: 'refused'; code: string; reason: Failure; detail: string }
  /** No answer, a 5xx, unreadable, or seen before: never send again, ask. */
  | { state: 'unknown'; detail: string };

/** What the rail says of an order. */
export type Outcome =
  | { state: 'pending' }
  | {
      state: 'succeeded';
      railReference?: string | undefined;
      receipt?: string | undefined;
      amount?: Cents | undefined;
      phone?: string | undefined;
      /** The receiver's or payer's name, as the rail has it. */
      party?: string | undefined;
    }
  | { state: 'failed'; code: string; reason: Failure; detail: string }
  /** The rail says it never saw it. */
  | { state: 'not-found' }
  | { state: 'unknown'; detail: string };

/** Why an order failed, in the words of the contract. */
export type Failure = (typeof failureReasons)[number];

/** A request that came to an order's callback address, as the HTTP server parsed it. */
export interface CallbackRequest {
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: unknown;
  /** The peer's IP address. */
  address: string;
  /**
   * Parameters of the address it came to: Daraja's are told apart by the `notice` that is added to it, and without
   * them no failure of a payout is believed, which could be a time-out in Safaricom's queue.
   */
  query?: Record<string, string | undefined>;
}

/** What a callback says, or why it is not believed. */
export type Reading =
  | {
      genuine: true;
      reference: string;
      outcome: Outcome;
      /** Of the notice, to know a repeat. */
      uniqueId: string;
      /** The rail's own reference: keep it where the acknowledgement that carries it was lost, so that asking works. */
      railReference?: string | undefined;
    }
  | { genuine: false; why: string };

/** One movement on the rail's statement. */
export interface StatementLine {
  id: string;
  /** When, as ISO 8601 in UTC. */
  at: string;
  /** Ours, where the line carries it. */
  reference: string | null;
  /** Never negative. */
  amount: Cents;
  direction: 'in' | 'out';
  narration: string;
}

/** The bounds of an amount; `step` is 100 where only whole shillings go. */
export interface Bounds {
  min: Cents;
  max: Cents;
  step: 1 | 100;
}

/** An order as it is asked about. `callbackUrl` is for rails that answer a question by callback. */
export type AskedOrder = Pick<Order, 'reference' | 'operation' | 'amount' | 'callbackUrl'> & {
  railReference?: string | null | undefined;
};

/** An order as a callback is held against it. */
export type ExpectedOrder = Pick<Order, 'reference' | 'operation' | 'amount' | 'party'> & {
  railReference?: string | null | undefined;
};

/** A way for money to move. */
export interface Rail {
  /** Its key in the registry. */
  readonly name: string;
  /** Each operation it carries, with its bounds. */
  readonly operations: Partial<Record<Operation, Bounds>>;
  /** The addresses and networks that its callbacks come from; any where there is no list. */
  readonly callbackAddresses?: readonly string[];
  /** Sends an order once. It never throws and never sends twice. */
  send(order: Order): Promise<Submission>;
  /** Asks what became of an order. It never throws. */
  ask(order: AskedOrder): Promise<Outcome>;
  /** Reads a callback that came for an order. It never throws. */
  readCallback(request: CallbackRequest, order: ExpectedOrder): Reading;
  /**
   * Whether asking can confirm what a callback says of an operation. It cannot where the rail answers questions by
   * another callback, and it need not where callbacks are signed.
   */
  confirms(operation: Operation): boolean;
  /** Lines of the rail's statement, oldest first, from `from` up to but without `to` (ISO 8601). */
  statement?(range: { from: string; to: string }): Promise<StatementLine[]>;
  /** The name the receiving bank has for an account, where the rail tells it. */
  nameOf?(party: Party): Promise<string | undefined>;
  /** The phones of a rail that has its own instead of the country's. */
  readonly phones?: Phones;
}

/** A prompt to pay, as a phone shows it. */
export interface Prompt {
  reference: string;
  amount: Cents;
  narration: string;
  at: string;
  expiresAt: string;
}

/** What a person does with a prompt. */
export type PromptAnswer = 'approve' | 'decline' | 'timeout';

/** Phones on which top-ups are answered. */
export interface Phones {
  /** Prompts that wait on a phone (254…), oldest first. */
  promptsFor(phone: string): Promise<Prompt[]>;
  /** Answers a prompt. Gives the order's outcome after it: an answered or expired one does not change. */
  answer(reference: string, answer: PromptAnswer): Promise<Outcome>;
}
