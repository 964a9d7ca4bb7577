/** The two accounts of a person: what they can spend, and what waits until work is accepted. */
export const accountKinds = ['primary', 'on-hold'] as const;

/** Every kind of account in the books: those of people, and those of the workspace. */
export const bookAccountKinds = [
  ...accountKinds,
  'clearing',
  'float',
  'fees',
  'suspense',
  'sales',
  'opening',
  'wages',
  'payable',
  'remitted',
] as const;

/** Payments into and out of a wallet. */
export const paymentKinds = ['topup', 'withdrawal'] as const;

/** What a payment is sent by, named after the calls of the top-up and of the withdrawals. */
export const operations = [
  'mpesa-topup',
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const;

/** The operations by which money leaves a wallet. */
export const withdrawals = [
  'bank-transfer',
  'pesalink-to-account',
  'pesalink-to-phone',
  'send-to-mpesa',
] as const satisfies readonly (typeof operations)[number][];

/**
 * The states of a payment. `unknown` says that the rail did not answer: the money stays held until the rail says what
 * became of it.
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

/** Why a payment failed. */
export const failureReasons = [
  'insufficient',
  'limit',
  'receiver-invalid',
  'receiver-not-registered',
  'cancelled',
  'expired',
  'unreachable',
  'wrong-pin',
  'duplicate',
  'credentials',
  'amount',
  'currency',
  'busy',
  'rejected',
  'other',
] as const;

/** Whether a movement adds to an account or takes from it. */
export const directions = ['in', 'out'] as const;

/** How the rewards of an app are paid: by the payer's acceptance alone, or once an approver has approved the work. */
export const payRules = ['by-hand', 'when-approved'] as const;
export type PayRule = (typeof payRules)[number];

/** What a statement is written as. */
export const statementFormats = ['csv', 'pdf'] as const;

/** Why money moved. */
export const transferKinds = [
  'topup',
  'withdrawal',
  'fee',
  'reward-held',
  'reward-released',
  'reward-returned',
  'reward-part',
  'reward-settled',
  'bonus',
  'purchase',
  'payroll',
  'salary',
  'opening',
] as const;

/** Kinds of receivers, as the specification writes them, the usual one first. */
export const pesalinkTypes = ['PESALINK_PHONE', 'PESALINK_BANK', 'PESALINK'] as const;
/** All kinds of receivers. */
export const beneficiaryTypes = ['BANK', ...pesalinkTypes, 'MOBILE_WALLET'] as const;

/** The withdrawals that can pay each type of receiver, the usual one first. */
export const withdrawalsTo = {
  BANK: ['bank-transfer'],
  PESALINK: ['pesalink-to-account', 'pesalink-to-phone'],
  PESALINK_BANK: ['pesalink-to-account'],
  PESALINK_PHONE: ['pesalink-to-phone'],
  MOBILE_WALLET: ['send-to-mpesa'],
} as const satisfies Record<
  (typeof beneficiaryTypes)[number],
  readonly [(typeof withdrawals)[number], ...(typeof withdrawals)[number][]]
>;

/** What a reconciliation may find wrong. */
export const differenceKinds = ['missing-in-ledger', 'missing-at-rail', 'amount', 'duplicate'] as const;

/** Days within which the statement of a payment service shows a payment, before or after we know of it. */
export const statementGraceDays = 2;

/** What a workspace may limit, see `limits.ts`. */
export const moneyLimitNames = ['approval', 'newReceiver', 'receiver', 'person', 'workspace'] as const;

/** What limits a withdrawal within 24 hours; `operation` is the payment service's own limit of a calendar day. */
export const limitRules = ['newReceiver', 'receiver', 'person', 'workspace', 'operation'] as const;

/** Letters of the note that the receiver of a withdrawal reads. */
export const narrationMaxLength = 25;

/** What the receiver of a withdrawal reads where no note was given: some payment services ask for one. */
export const narrationUnlessGiven = 'Kazi';

/** Letters of why a withdrawal was refused. */
export const refusalMaxLength = 500;

/** Letters of how a difference was settled. */
export const settlementMaxLength = 1000;

/** How many days after its first day a statement ends at the latest. */
export const statementMaxDays = 400;

const kenyanMobile = /^(?:\+?254|0)([17]\d{8})$/;

/**
 * A Kenyan mobile number as people write it (`0712 345 678`) in international form (`+254712345678`); undefined for anything
 * else, `+0712…` too: what follows a plus is a country's code.
 */
export function kenyanPhone(written: string): string | undefined {
  const [, rest] = kenyanMobile.exec(written.replace(/[\s()-]/g, '')) ?? [];
  return rest && `+254${rest}`;
}
