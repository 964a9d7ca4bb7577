/** The two accounts of a person: what they can spend, and what waits until work is accepted. */
export const accountKinds = ['primary', 'on-hold'] as const;

/** What a payment carries over which way. The names are those of the withdrawal calls and of the top-up. */
export const operations = [
  'mpesa-topup',
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const;

export const withdrawals = [
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const satisfies readonly (typeof operations)[number][];

/**
 * Where a payment stands. `unknown` says that the rail did not answer: the money stays held until the rail has
 * told what became of it. `reversed` is a success that the rail took back.
 */
export const paymentStatuses = [
  'awaiting-approval',
  'created',
  'submitted',
  'unknown',
  'succeeded',
  'failed',
  'refused',
  'cancelled',
] as const;

/** Statuses from which a payment can still move. */
export const openPaymentStatuses = [
  'awaiting-approval',
  'created',
  'submitted',
  'unknown',
] as const satisfies readonly (typeof paymentStatuses)[number][];

/** Why money moved. */
export const transferKinds = [
  'topup',
  'withdrawal',
  'fee',
  'reward-held',
  'reward-released',
  'reward-returned',
  'purchase',
  'opening',
] as const;

/** Kinds of receivers, as the specification writes them. */
export const pesalinkTypes = ['PESALINK', 'PESALINK_BANK', 'PESALINK_PHONE'] as const;
export const beneficiaryTypes = ['BANK', ...pesalinkTypes, 'MOBILE_WALLET'] as const;

/** What a reconciliation may find wrong. */
export const differenceKinds = ['missing-in-ledger', 'missing-at-rail', 'amount', 'duplicate'] as const;
