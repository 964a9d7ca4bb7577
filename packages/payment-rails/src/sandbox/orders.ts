import type { Failure, Prompt, StatementLine } from '../rail.ts';
import { receiptOf } from './identifiers.ts';
import type { SandboxOrder } from './store.ts';

/** What ends an order: a payout is carried out, a prompt answered or left. */
export type Ending = 'carried-out' | 'approve' | 'decline' | 'timeout';

/** Whether a waiting order's time has come. */
export const isDue = (kept: SandboxOrder, now: Date): boolean =>
  kept.state === 'waiting' && Date.parse(kept.due) <= now.getTime();

/** An order after its ending. */
export function ended(kept: SandboxOrder, ending: Ending, now: Date): SandboxOrder {
  const failure = failureBy(ending) ?? kept.failure;
  return {
    ...kept,
    state: failure ? 'failed' : 'succeeded',
    settledAt: now.toISOString(),
    receipt: failure ? null : receiptOf(kept.order.reference),
    failure,
  };
}

function failureBy(ending: Ending): Failure | null {
  if (ending === 'decline') return 'cancelled';
  return ending === 'timeout' ? 'expired' : null;
}

/** The line of an order that succeeded. */
export const lineOf = ({ order, railReference, receipt, settledAt, at }: SandboxOrder): StatementLine => ({
  id: receipt ?? railReference,
  at: settledAt ?? at,
  reference: order.reference,
  amount: order.amount,
  direction: order.operation === 'mpesa-topup' ? 'in' : 'out',
  narration: order.narration,
});

/** The prompt of a waiting top-up. */
export const promptOf = ({ order, at, due }: SandboxOrder): Prompt => ({
  reference: order.reference,
  amount: order.amount,
  narration: order.narration,
  at,
  expiresAt: due,
});
