import { shillings } from '../amount.ts';
import { coopBankCode } from '../banks/banks.ts';
import type { Operation, Order } from '../rail.ts';
import { cut } from '../text.ts';
import type { CoopConfig } from './config.ts';

/** The operations the bank carries for us. */
export type CoopOperation = Exclude<Operation, 'mpesa-topup'>;

/** Where each operation is posted to. */
export const paths = {
  'bank-transfer': '/FundsTransfer/Internal/A2A_v3/3.0.0',
  'pesalink-to-account': '/FundsTransfer/External/A2A/PesaLink_v2/2.0.0',
  'pesalink-to-phone': '/FundsTransfer/External/A2M/PesaLink/1.0.0',
  'send-to-mpesa': '/FundsTransfer/External/A2M/Mpesa_v2/2.0.0',
} as const satisfies Record<CoopOperation, string>;

const longestNarration = 25;

/** The reference of an order's one leg, which the bank wants to differ from the message's. */
export const legReference = (reference: string): string => `${reference}_1`;

/** An order as the bank wants it. */
export function messageOf(order: Order, config: CoopConfig): Record<string, unknown> {
  const Amount = shillings(order.amount);
  const Narration = cut(order.narration, longestNarration);
  const TransactionCurrency = order.currency;
  return {
    MessageReference: order.reference,
    UserId: config.userId,
    ISO2CountryCode: 'KE',
    CallBackUrl: order.callbackUrl,
    Source: { AccountNumber: config.account, Amount, TransactionCurrency, Narration },
    Destinations: [
      {
        ReferenceNumber: legReference(order.reference),
        ...receiverOf(order),
        Amount,
        ...(order.operation !== 'send-to-mpesa' && { TransactionCurrency }),
        Narration,
      },
    ],
  };
}

function receiverOf({ operation, party }: Order): Record<string, string> {
  if (party.kind === 'phone')
    return operation === 'send-to-mpesa' ? { MobileNumber: party.phone } : { PhoneNumber: party.phone };
  const account = { AccountNumber: party.account };
  return operation === 'bank-transfer' ? account : { ...account, BankCode: coopBankCode(party.bank) };
}
