import type { Beneficiary } from '@kazi/contract/money';

export type ReceiverType = Beneficiary['type'];

/** What somebody means by a receiver; Pesalink reaches one by a bank account, by a phone, or by either. */
export const receiverKinds = ['mobile', 'pesalink', 'bank'] as const;
export type ReceiverKind = (typeof receiverKinds)[number];

export const pesalinkTypes = [
  'PESALINK_PHONE',
  'PESALINK_BANK',
  'PESALINK',
] as const satisfies ReceiverType[];

const kinds: Record<ReceiverType, ReceiverKind> = {
  MOBILE_WALLET: 'mobile',
  PESALINK: 'pesalink',
  PESALINK_BANK: 'pesalink',
  PESALINK_PHONE: 'pesalink',
  BANK: 'bank',
};

export const kindOf = (type: ReceiverType): ReceiverKind => kinds[type];

/** Which numbers a receiver of a type is known by. */
export const isKnownByPhone = (type: ReceiverType) =>
  type === 'MOBILE_WALLET' || type === 'PESALINK_PHONE' || type === 'PESALINK';
export const isKnownByAccount = (type: ReceiverType) =>
  type === 'BANK' || type === 'PESALINK_BANK' || type === 'PESALINK';
