import type { Beneficiary, NewWithdrawal, PaymentOpened, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import { type CallContext, client } from '../../../api/client.ts';

/** The operations by which a beneficiary can be paid, the usual one first. */
export const operationsOf = ({ type }: Beneficiary): readonly [Withdrawal, ...Withdrawal[]] =>
  withdrawalsTo[type];

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
