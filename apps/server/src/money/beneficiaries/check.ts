import { bankOf, phoneOf } from '@kazi/payment-rails';
import { badInput } from '../../http/errors.ts';
import type { BeneficiaryChange } from './commands.ts';

/** A receiver's input in its stored form. Throws 400 for a bank or a phone that cannot be paid. */
export function normalise<Given extends { bank?: string | undefined; phone?: string | undefined }>(
  given: Given,
): Given {
  const phone = given.phone === undefined ? undefined : phoneOf(given.phone);
  if (given.phone !== undefined && !phone)
    throw badInput({ phone: 'must be a Kenyan mobile number such as +254712345678' });
  if (given.bank !== undefined && !bankOf(given.bank))
    throw badInput({ bank: 'must be the code of a bank, as GET /v1/banks lists them' });
  return { ...given, ...(phone && { phone }) };
}

/** Throws 400 for a number that this type of receiver does not have. */
export function refuseForeignNumbers(
  row: { type: string },
  given: Pick<BeneficiaryChange, 'bank' | 'account' | 'phone'>,
): void {
  if (row.type === 'PESALINK_PHONE' && (given.bank ?? given.account))
    throw badInput({
      [given.bank ? 'bank' : 'account']: 'cannot be given: this receiver is known by its phone',
    });
  if (row.type === 'PESALINK_BANK' && given.phone)
    throw badInput({ phone: 'cannot be given: this receiver is known by its bank account' });
}
