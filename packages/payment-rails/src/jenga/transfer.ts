import { shillingsText } from '../amount.ts';
import { jengaBankCode } from '../banks/banks.ts';
import { day } from '../nairobi.ts';
import type { Operation, Order } from '../rail.ts';
import { cut } from '../text.ts';
import type { JengaConfig } from './config.ts';

/** The operations Jenga carries for us. */
export type JengaOperation = Exclude<Operation, 'mpesa-topup'>;

const remittance = '/v3-apis/transaction-api/v3.0/remittance';
const longestDescription = 50;
const longestName = 60;

const kinds = {
  'bank-transfer': { path: `${remittance}/internalBankTransfer`, type: 'InternalFundsTransfer' },
  'pesalink-to-account': { path: `${remittance}/pesalinkacc`, type: 'PesaLink' },
  'pesalink-to-phone': { path: `${remittance}/pesalinkMobile`, type: 'PesaLink' },
  'send-to-mpesa': { path: `${remittance}/sendmobile`, type: 'MobileWallet' },
} as const satisfies Record<JengaOperation, { path: string; type: string }>;

/** A transfer as Jenga wants it: where to, what, and the values that are signed. */
export interface Transfer {
  path: string;
  body: Record<string, unknown>;
  signed: readonly string[];
}

/** Makes the transfer of an order. */
export function transferOf(
  order: Order,
  operation: JengaOperation,
  config: JengaConfig,
  now: Date,
): Transfer {
  const { path, type } = kinds[operation];
  const source = { countryCode: 'KE', name: config.accountName, accountNumber: config.account };
  const destination = {
    countryCode: 'KE',
    name: cut(order.party.name, longestName),
    ...receiverOf(order, operation),
  };
  const transfer = {
    type,
    amount: shillingsText(order.amount),
    currencyCode: order.currency,
    reference: order.reference,
    date: day(now),
    description: cut(order.narration, longestDescription),
    ...(operation === 'send-to-mpesa' && { callbackUrl: order.callbackUrl }),
  };
  const { amount, currencyCode, reference } = transfer;
  const signed = {
    'bank-transfer': [source.accountNumber, amount, currencyCode, reference],
    'pesalink-to-account': [amount, currencyCode, reference, destination.name, source.accountNumber],
    'pesalink-to-phone': [amount, currencyCode, reference, destination.name, source.accountNumber],
    'send-to-mpesa': [amount, currencyCode, reference, source.accountNumber],
  } as const satisfies Record<JengaOperation, readonly string[]>;
  return { path, body: { source, destination, transfer }, signed: signed[operation] };
}

function receiverOf({ party }: Order, operation: JengaOperation): Record<string, string> {
  if (party.kind === 'bank-account') {
    const account = { type: 'bank', accountNumber: party.account };
    return operation === 'bank-transfer' ? account : { ...account, bankCode: jengaBankCode(party.bank) };
  }
  if (operation === 'send-to-mpesa')
    return { type: 'mobile', mobileNumber: party.phone, walletName: 'Mpesa' };
  // Pesalink knows numbers as they are dialled.
  const mobileNumber = `0${party.phone.slice(3)}`;
  return { type: 'mobile', mobileNumber, bankCode: jengaBankCode(party.bank ?? '') };
}
