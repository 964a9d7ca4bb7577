import type { Payment } from '@kazi/contract/money';

/** Where a prompt stands. A top-up is approved on the phone and nowhere else, so fewer states than a payment has. */
export type PromptState = 'created' | 'submitted' | 'unknown' | 'succeeded' | 'failed';

const states: Record<Payment['status'], PromptState> = {
  'awaiting-approval': 'created',
  created: 'created',
  submitted: 'submitted',
  unknown: 'unknown',
  succeeded: 'succeeded',
  failed: 'failed',
  refused: 'failed',
  cancelled: 'failed',
};

export const stateOf = (status: Payment['status']): PromptState => states[status];
