import type { Beneficiary } from '@kazi/contract/money';

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
