import { codeTable } from '../codes.ts';

const shared = {
  '1': 'insufficient',
  '2': 'amount',
  '3': 'limit',
  '4': 'limit',
  '8': 'limit',
  '11': 'rejected',
  '17': 'busy',
  '21': 'credentials',
  '26': 'busy',
  '2006': 'rejected',
  '2028': 'rejected',
  '2040': 'receiver-not-registered',
} as const;

/** Result codes of a prompt (M-Pesa Express): they speak of the person who pays. */
export const promptReasons = codeTable({
  ...shared,
  '1001': 'busy',
  '1019': 'expired',
  '1025': 'unreachable',
  '1032': 'cancelled',
  '1037': 'unreachable',
  '9999': 'unreachable',
  '2001': 'wrong-pin',
  '8006': 'wrong-pin',
  SFC_IC0003: 'rejected',
});

/** Result codes of a payout (B2C): the same codes speak of our API user, and none of a time that ran out. */
export const payoutReasons = codeTable({
  ...shared,
  '2001': 'credentials',
  '8006': 'credentials',
  SFC_IC0003: 'receiver-invalid',
});

/** Errors by which the gateway refuses a request before it reaches M-Pesa. */
export const gatewayReasons = codeTable({
  '400.002.02': 'rejected',
  '400.002.05': 'rejected',
  '400.003.02': 'rejected',
  '404.001.01': 'rejected',
  '404.003.01': 'rejected',
  '405.001': 'rejected',
  '404.001.04': 'credentials',
  '400.003.01': 'credentials',
  '401.002.01': 'credentials',
  '404.001.03': 'credentials',
  '500.003.02': 'busy',
  '500.003.03': 'busy',
});

/** The gateway no longer takes the access token. */
export const tokenErrors: ReadonlySet<string> = new Set(['400.003.01', '401.002.01', '404.001.03']);

/** The prompt may still be open on the phone; the same code is used for other faults. */
export const stillProcessed = '500.001.1001';

/** Refusals that Safaricom documents by their words alone: their code is that of other faults too. */
export const refusals = codeTable({
  '500.001.1001 Merchant does not exist': 'credentials',
  '500.001.1001 Wrong credentials': 'credentials',
  '500.001.1001 Unable to lock subscriber, a transaction is already in process for the current subscriber':
    'busy',
});

/** Words for a payout's end in the answer to a status query; `Completed` is the only one that is a success. */
export const statusReasons = codeTable({
  Cancelled: 'cancelled',
  Declined: 'rejected',
  Expired: 'expired',
  Failed: 'other',
});
