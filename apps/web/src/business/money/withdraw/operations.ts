import type { Beneficiary, NewWithdrawal, Operation, PaymentOpened } from '@kazi/contract/money';
import { type CallContext, client } from '../../../api/client.ts';

/** An operation that takes money out of the wallet. */
export type Withdrawal = Exclude<Operation, 'mpesa-topup'>;

const operations: Record<Beneficiary['type'], readonly [Withdrawal, ...Withdrawal[]]> = {
  MOBILE_WALLET: ['send-to-mpesa'],
  BANK: ['bank-transfer'],
  PESALINK_BANK: ['pesalink-to-account'],
  PESALINK_PHONE: ['pesalink-to-phone'],
  PESALINK: ['pesalink-to-account', 'pesalink-to-phone'],
};

/** The operations by which a beneficiary can be paid, the usual one first. */
export const operationsOf = ({ type }: Beneficiary) => operations[type];

export interface WithdrawalInput extends Pick<NewWithdrawal, 'beneficiary' | 'amount' | 'narration'> {
  operation: Withdrawal;
}

const { toBank, toMpesa, toPesalinkAccount, toPesalinkPhone } = client.money.payments;
const calls = {
  'bank-transfer': toBank,
  'pesalink-to-account': toPesalinkAccount,
  'pesalink-to-phone': toPesalinkPhone,
  'send-to-mpesa': toMpesa,
};

/** Withdraws by the call of its operation. */
export const withdraw = (
  { operation, ...input }: WithdrawalInput,
  options: { context: CallContext },
): Promise<PaymentOpened> => calls[operation](input, options);
