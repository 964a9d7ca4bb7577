import type { BankAccount, MobileWallet, PesalinkBeneficiary } from '@kazi/contract/money';
import { bankOf } from '@kazi/payment-rails';
import { fullFrom } from '../limits/cooling.ts';
import { masked, maskedPhone } from './mask.ts';
import type { ReceiverRow } from './queries.ts';

const common = (row: ReceiverRow) => ({
  id: row.id,
  user: row.user_id,
  name: row.name,
  fullFrom: fullFrom(row.changed_at).toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** A bank by its code; one that has left the list keeps its code for a name. */
export const bankAt = (code: string) => bankOf(code) ?? { code, name: code };

export const presentBankAccount = (row: ReceiverRow): BankAccount => ({
  ...common(row),
  type: 'BANK',
  bank: bankAt(row.bank ?? ''),
  account: masked(row.account ?? ''),
});

export const presentPesalink = (row: ReceiverRow): PesalinkBeneficiary => ({
  ...common(row),
  type: row.type === 'PESALINK_BANK' || row.type === 'PESALINK_PHONE' ? row.type : 'PESALINK',
  bank: row.bank === null ? null : bankAt(row.bank),
  account: row.account && masked(row.account),
  phone: row.phone && maskedPhone(row.phone),
});

export const presentMobileWallet = (row: ReceiverRow): MobileWallet => ({
  ...common(row),
  type: 'MOBILE_WALLET',
  phone: maskedPhone(row.phone ?? ''),
  verifiedAt: row.verified_at?.toISOString() ?? null,
});
