import type { Beneficiary } from '@kazi/contract/money';
import { kenyanPhone } from '@kazi/contract/money/words';
import { client } from '../../../api/client.ts';
import { type BeneficiaryType, isKnownByAccount, isKnownByPhone, numbersOf } from './beneficiary.ts';

const { bankAccounts, mobileWallets, pesalinkBeneficiaries } = client.money;

/** As the API takes it; what is no number of Kenya goes as it was typed, for the API to say so. */
const phoneOf = (typed: string) => kenyanPhone(typed) ?? typed;

export interface BeneficiaryValues {
  type: BeneficiaryType;
  name: string;
  bank: string | null;
  account: string;
  phone: string;
}

/** Adds a beneficiary by the call of its kind. */
export function addBeneficiary({ type, name, account, ...values }: BeneficiaryValues): Promise<Beneficiary> {
  const bank = values.bank ?? '';
  const phone = phoneOf(values.phone);
  if (type === 'MOBILE_WALLET') return mobileWallets.create({ name, phone });
  if (type === 'BANK') return bankAccounts.create({ name, bank, account });
  if (type === 'PESALINK_PHONE') return pesalinkBeneficiaries.create({ type, name, phone });
  if (type === 'PESALINK_BANK') return pesalinkBeneficiaries.create({ type, name, bank, account });
  return pesalinkBeneficiaries.create({ type, name, bank, account, phone });
}

/** Changes what was typed anew: its numbers are only known in part, and an empty field keeps the one there is. */
export function updateBeneficiary(beneficiary: Beneficiary, values: BeneficiaryValues): Promise<Beneficiary> {
  const { id, type } = beneficiary;
  const { account, name } = values;
  const isMoved = isKnownByAccount(type) && values.bank !== numbersOf(beneficiary).bank?.code;
  const change = {
    id,
    name,
    ...(isMoved && { bank: values.bank ?? '' }),
    ...(isKnownByAccount(type) && account && { account }),
    ...(isKnownByPhone(type) && values.phone && { phone: phoneOf(values.phone) }),
  };
  if (type === 'MOBILE_WALLET') return mobileWallets.update(change);
  if (type === 'BANK') return bankAccounts.update(change);
  return pesalinkBeneficiaries.update(change);
}

/** Removes a beneficiary; payments on their way there go on. */
export function removeBeneficiary({ id, type }: Beneficiary): Promise<{ message: string }> {
  if (type === 'MOBILE_WALLET') return mobileWallets.delete({ id });
  if (type === 'BANK') return bankAccounts.delete({ id });
  return pesalinkBeneficiaries.delete({ id });
}
