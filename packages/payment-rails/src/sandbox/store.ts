import type { Failure, Order } from '../rail.ts';

/** An order as the sandbox keeps it. */
export interface SandboxOrder {
  order: Order;
  railReference: string;
  /** When it was accepted (ISO 8601). */
  at: string;
  /** When a payout is carried out, or a prompt is no longer answered. */
  due: string;
  state: 'waiting' | 'succeeded' | 'failed';
  settledAt: string | null;
  receipt: string | null;
  failure: Failure | null;
}

/** Where the sandbox keeps its orders: it holds nothing itself, so that a restart forgets nothing. */
export interface SandboxStore {
  /** Keeps a new order; false where one of its reference is there already. */
  add(order: SandboxOrder): Promise<boolean>;
  find(reference: string): Promise<SandboxOrder | undefined>;
  /** Writes how an order ended, if it is still waiting; false where somebody was faster. One atomic step. */
  settle(order: SandboxOrder): Promise<boolean>;
  /** Orders that wait for an answer on this phone, oldest first. */
  promptsOn(phone: string): Promise<SandboxOrder[]>;
  /** Orders that succeeded from a moment on until before another, oldest first. */
  succeeded(range: { from: string; to: string }): Promise<SandboxOrder[]>;
}
