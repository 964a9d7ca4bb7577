import type { Failure, Order } from '../rail.ts';

/** What the sandbox does with an order, where it is to do something other than succeed. */
export interface Behaviour {
  /** Refused when sent, and never seen again. */
  refuse?: Failure;
  /** How it ends; a top-up that is declined or times out ends so whatever is said here. */
  fail?: Failure;
  /** It stays pending for ever. */
  stuck?: boolean;
  /** The answer to sending is lost: `after` the order was taken, or the order is lost with it (`before`). */
  silent?: 'after' | 'before';
  /** What is called back, in this order; its ending, once, unless said. An empty list is no callback. */
  notices?: readonly ('ending' | 'pending')[];
  /** A payout is carried out and called back before sending is answered. */
  early?: boolean;
}

/** Says how an order is treated; undefined where it simply succeeds. */
export type Rule = (order: Order) => Behaviour | undefined;

/** Amounts in cents that do not simply succeed, on every operation: KES 40,401 to 40,410. */
export const magicAmounts: Readonly<Record<number, Behaviour>> = {
  4040100: { refuse: 'insufficient' },
  4040200: { fail: 'receiver-not-registered' },
  4040300: { silent: 'after' },
  4040400: { silent: 'before' },
  4040500: { notices: [] },
  4040600: { notices: ['ending', 'ending'] },
  4040700: { early: true },
  4040800: { notices: ['ending', 'pending'] },
  4040900: { fail: 'limit' },
  4041000: { stuck: true },
};

/** The rule unless another is given: by `magicAmounts`. */
export const byMagicAmount: Rule = ({ amount }) => magicAmounts[amount];
