import type { BankAccount, MobileWallet, PesalinkBeneficiary } from '@kazi/contract/money';
import { bankOf } from '@kazi/payment-rails';
import { fullFrom } from '../limits/rules.ts';
import { masked, maskedPhone } from './mask.ts';
import type { BeneficiaryRow } from './queries.ts';

const common = (row: BeneficiaryRow) => ({
  id: row.id,
  user: row.user_id,
  name: row.name,
  fullFrom: fullFrom(row.changed_at).toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** A bank by its code. A bank that has left the list is shown by its code. */
export const bankAt = (code: string) => bankOf(code) ?? { code, name: code };

/** The account or the phone of a receiver, masked. */
export const numberOf = ({ account, phone }: Pick<BeneficiaryRow, 'account' | 'phone'>): string =>
  account === null ? maskedPhone(phone ?? '') : masked(account);

export const presentBankAccount = (row: BeneficiaryRow): BankAccount => ({
  ...common(row),
  type: 'BANK',
  bank: bankAt(row.bank ?? ''),
  account: masked(row.account ?? ''),
});

export const presentPesalink = (row: BeneficiaryRow): PesalinkBeneficiary => ({
  ...common(row),
  type: row.type === 'PESALINK_BANK' || row.type === 'PESALINK_PHONE' ? row.type : 'PESALINK',
  bank: row.bank === null ? null : bankAt(row.bank),
  account: row.account && masked(row.account),
  phone: row.phone && maskedPhone(row.phone),
});

export const presentMobileWallet = (row: BeneficiaryRow): MobileWallet => ({
  ...common(row),
  type: 'MOBILE_WALLET',
  phone: maskedPhone(row.phone ?? ''),
  verifiedAt: row.verified_at?.toISOString() ?? null,
});
