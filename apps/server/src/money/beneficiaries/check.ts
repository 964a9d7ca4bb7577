import { bankOf, phoneOf } from '@kazi/payment-rails';
import { badInput } from '../../refuse.ts';
import type { BeneficiaryChange } from './commands.ts';

/** A receiver's input in its stored form. Throws 400 for a bank or a phone that cannot be paid. */
export function normalise<Given extends { bank?: string | undefined; phone?: string | undefined }>(
  given: Given,
): Given {
  const phone = given.phone === undefined ? undefined : phoneOf(given.phone);
  if (given.phone !== undefined && !phone) throw badInput({ phone: 'kenyan-mobile-number' });
  if (given.bank !== undefined && !bankOf(given.bank)) throw badInput({ bank: 'known-bank' });
  return { ...given, ...(phone && { phone }) };
}

/** Throws 400 for a number that this type of receiver does not have. */
export function refuseForeignNumbers(
  row: { type: string },
  given: Pick<BeneficiaryChange, 'bank' | 'account' | 'phone'>,
): void {
  if (row.type === 'PESALINK_PHONE' && (given.bank ?? given.account))
    throw badInput({ [given.bank ? 'bank' : 'account']: 'known-by-phone' });
  if (row.type === 'PESALINK_BANK' && given.phone) throw badInput({ phone: 'known-by-account' });
}
