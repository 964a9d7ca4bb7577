import type { Beneficiary } from '@kazi/contract/money';

/** The bank, account and phone of a receiver, whatever it is; null where it has none. Masked. */
export function numbersOf(receiver: Beneficiary) {
  return {
    bank: 'bank' in receiver ? receiver.bank : null,
    account: 'account' in receiver ? receiver.account : null,
    phone: 'phone' in receiver ? receiver.phone : null,
  };
}

/** A mobile wallet is paid once the code sent to it has come back. */
export const isUnverified = (receiver: Beneficiary): boolean =>
  receiver.type === 'MOBILE_WALLET' && receiver.verifiedAt === null;

/** Its number is so new that payments to it are limited. */
export const isNew = ({ fullFrom }: Beneficiary): boolean => Date.parse(fullFrom) > Date.now();
