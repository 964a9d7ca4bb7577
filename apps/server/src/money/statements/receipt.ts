import { plus } from '@kazi/contract/cents';
import type { Db } from '../../database/tenancy.ts';
import { readIssuer } from '../../database/workspace-look.ts';
import { refuse } from '../../refuse.ts';
import { isolated, type Reader } from '../../texts/reader.ts';
import { masked, maskedPhone } from '../beneficiaries/mask.ts';
import type { WalletPayment } from '../payments/queries.ts';
import { sheetPdf } from './pdf.ts';

/** The receipt of a payment, in the language of its reader. Throws 409 while it has not succeeded. */
export async function receiptFile(
  db: Db,
  tenant: string,
  payment: WalletPayment,
  reader: Reader,
): Promise<File> {
  if (payment.status !== 'succeeded' || !payment.settled_at) throw refuse('receipt-not-ready');
  const issuer = await readIssuer(db, tenant);
  const { party, currency } = payment;
  const number = party.kind === 'phone' ? maskedPhone(party.phone) : masked(party.account);
  const { papers: t, money, time, timeZone } = reader;
  const rows = [
    [t('receipt.workspace'), isolated(issuer.name)],
    [t('receipt.payment'), t(`receipt.${payment.kind}`)],
    [t('receipt.holder'), isolated(`${payment.person.firstName} ${payment.person.lastName}`)],
    [
      t(payment.kind === 'topup' ? 'receipt.from' : 'receipt.to'),
      [party.name, number].map(isolated).join(t('comma')),
    ],
    [t('receipt.amount'), money(payment.amount, currency)],
    [t('receipt.fee'), money(payment.fee, currency)],
    [t('receipt.total'), money(plus(payment.amount, payment.fee), currency)],
    [
      t('receipt.time'),
      t('receipt.inZone', { time: time(payment.settled_at, 'second'), zone: timeZone.replaceAll('_', ' ') }),
    ],
    [t('receipt.reference'), isolated(payment.reference)],
    [t('receipt.receipt'), payment.receipt ? isolated(payment.receipt) : t('none')],
  ] as const;
  const title = t('receipt.title', { receipt: payment.receipt ?? payment.reference });
  const pdf = await sheetPdf(title, issuer, rows, reader);
  return new File([pdf], `kazi-receipt-${payment.reference}.pdf`, { type: 'application/pdf' });
}
