import type { Beneficiary, NewWithdrawal, Operation, PaymentOpened } from '@kazi/contract/money';
import { type CallContext, client } from '../../../api/client.ts';

/** A way money leaves the wallet. */
export type Withdrawal = Exclude<Operation, 'mpesa-topup'>;

const operations: Record<Beneficiary['type'], readonly [Withdrawal, ...Withdrawal[]]> = {
  MOBILE_WALLET: ['send-to-mpesa'],
  BANK: ['bank-transfer'],
  PESALINK_BANK: ['pesalink-to-account'],
  PESALINK_PHONE: ['pesalink-to-phone'],
  PESALINK: ['pesalink-to-account', 'pesalink-to-phone'],
};

/** The ways in which a beneficiary can be paid, the usual one first. */
export const operationsOf = ({ type }: Beneficiary) => operations[type];

export interface Wish extends Pick<NewWithdrawal, 'beneficiary' | 'amount' | 'narration'> {
  operation: Withdrawal;
}

const { toBank, toMpesa, toPesalinkAccount, toPesalinkPhone } = client.money.payments;
const calls = {
  'bank-transfer': toBank,
  'pesalink-to-account': toPesalinkAccount,
  'pesalink-to-phone': toPesalinkPhone,
  'send-to-mpesa': toMpesa,
};

/** Withdraws by the call of its way. */
export const withdraw = (
  { operation, ...wish }: Wish,
  options: { context: CallContext },
): Promise<PaymentOpened> => calls[operation](wish, options);
