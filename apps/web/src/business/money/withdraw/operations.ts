import type { Beneficiary, NewWithdrawal, PaymentOpened, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import { type CallContext, client } from '../../../api/client.ts';

/** The ways in which a receiver can be paid, the usual one first. */
export const operationsOf = ({ type }: Beneficiary): readonly [Withdrawal, ...Withdrawal[]] =>
  withdrawalsTo[type];

/** A withdrawal that a person asks for. */
export interface WithdrawalRequest extends Pick<NewWithdrawal, 'beneficiary' | 'amount' | 'narration'> {
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
  { operation, ...request }: WithdrawalRequest,
  options: { context: CallContext },
): Promise<PaymentOpened> => calls[operation](request, options);
