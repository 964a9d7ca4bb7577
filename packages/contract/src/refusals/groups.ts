/** What a call may be refused for that lets money leave a wallet for others. */
export const limiting = ['limit-reached', 'limit-reached-until'] as const;

/** What a call may be refused for that promises or pays the reward of a task. */
export const promising = [
  'beyond-budget-per-task',
  'budget-used-up',
  ...limiting,
  'pays-invited',
  'reward-beyond-payer',
  'reward-beyond-wallet',
  'reward-in-dispute',
  'reward-not-confirmed',
  'reward-released-meanwhile',
] as const;

/** What a call may be refused for that moves a task. */
export const moving = ['acceptance-final', 'move-not-allowed', 'paid-acceptance-final'] as const;

/** What a withdrawal may be refused for. */
export const withdrawing = [
  'above-maximum',
  'below-minimum',
  'limit-reached',
  'limit-reached-until',
  'no-payment-service',
  'receiver-not-payable',
  'receiver-not-verified',
  'total-beyond-wallet',
  'whole-shillings-only',
  'withdrawal-beyond-wallet',
] as const;

/** What a POST may be refused for that carries an Idempotency-Key. */
export const repeating = ['done-long-ago', 'idempotency-key-reused'] as const;
