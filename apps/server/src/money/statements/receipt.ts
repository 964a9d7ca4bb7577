import { plus } from '@kazi/contract/cents';
import { inWords } from '@kazi/contract/shared';
import type { Db } from '../../database/tenancy.ts';
import { conflict } from '../../http/errors.ts';
import { masked, maskedPhone } from '../beneficiaries/mask.ts';
import type { WalletPayment } from '../payments/queries.ts';
import { sheetPdf } from './pdf.ts';

const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'long',
  timeStyle: 'medium',
});

const titles = { topup: 'Top-up by M-Pesa', withdrawal: 'Withdrawal' };

/** The receipt of a payment. Throws 409 while it has not succeeded. */
export async function receiptFile(db: Db, tenant: string, payment: WalletPayment): Promise<File> {
  if (payment.status !== 'succeeded' || !payment.settled_at)
    throw conflict('The receipt is available after the payment succeeds.');
  const { name } = await db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', tenant)
    .executeTakeFirstOrThrow();
  const { party, currency } = payment;
  const number = party.kind === 'phone' ? maskedPhone(party.phone) : masked(party.account);
  const pdf = await sheetPdf(`Receipt ${payment.receipt ?? payment.reference}`, [
    ['Workspace', name],
    ['Payment', titles[payment.kind]],
    ['Account holder', `${payment.person.firstName} ${payment.person.lastName}`],
    [payment.kind === 'topup' ? 'Paid from' : 'Paid to', `${party.name}, ${number}`],
    ['Amount', inWords(payment.amount, currency)],
    ['Fee', inWords(payment.fee, currency)],
    ['Total', inWords(plus(payment.amount, payment.fee), currency)],
    ['Time', `${times.format(payment.settled_at)} (Nairobi)`],
    ['Reference', payment.reference],
    ['Receipt', payment.receipt ?? '–'],
  ]);
  return new File([pdf], `kazi-receipt-${payment.reference}.pdf`, { type: 'application/pdf' });
}
