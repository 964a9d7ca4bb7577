import type { Beneficiary } from '@kazi/contract/money';

export type BeneficiaryType = Beneficiary['type'];

/** What somebody means by a beneficiary; Pesalink reaches one by a bank account, by a phone, or by either. */
export const beneficiaryKinds = ['mobile', 'pesalink', 'bank'] as const;
export type BeneficiaryKind = (typeof beneficiaryKinds)[number];

const kinds: Record<BeneficiaryType, BeneficiaryKind> = {
  MOBILE_WALLET: 'mobile',
  PESALINK: 'pesalink',
  PESALINK_BANK: 'pesalink',
  PESALINK_PHONE: 'pesalink',
  BANK: 'bank',
};

export const kindOf = (type: BeneficiaryType): BeneficiaryKind => kinds[type];

/** Which numbers a beneficiary of a type is known by. */
export const isKnownByPhone = (type: BeneficiaryType) =>
  type === 'MOBILE_WALLET' || type === 'PESALINK_PHONE' || type === 'PESALINK';
export const isKnownByAccount = (type: BeneficiaryType) =>
  type === 'BANK' || type === 'PESALINK_BANK' || type === 'PESALINK';

/** The bank, account and phone of a beneficiary, whatever it is; null where it has none. Masked. */
export function numbersOf(beneficiary: Beneficiary) {
  return {
    bank: 'bank' in beneficiary ? beneficiary.bank : null,
    account: 'account' in beneficiary ? beneficiary.account : null,
    phone: 'phone' in beneficiary ? beneficiary.phone : null,
  };
}

/** A mobile wallet is paid once the code sent to it has come back. */
export const isUnverified = (beneficiary: Beneficiary): boolean =>
  beneficiary.type === 'MOBILE_WALLET' && beneficiary.verifiedAt === null;

/** Its number is so new that payments to it are limited. */
export const isNew = ({ fullFrom }: Beneficiary): boolean => Date.parse(fullFrom) > Date.now();
