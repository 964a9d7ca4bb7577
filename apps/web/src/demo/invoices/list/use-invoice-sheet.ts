import type { Invoice } from '@kazi/simulation/invoice';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../../parts/use-save-sheet.ts';
import { fromCents } from '../invoice.ts';

/** Invoices as rows of a file, amounts in whole units. */
export function useInvoiceSheet(): (invoices: readonly Invoice[]) => Sheet {
  const { t } = useTranslation('demo/invoices');
  return (invoices) => ({
    headings: [
      t('columns.id'),
      t('columns.status'),
      t('columns.client'),
      t('columns.company'),
      t('columns.issued'),
      t('columns.due'),
      t('columns.total'),
      t('columns.balance'),
    ],
    rows: invoices.map(({ id, invoiceStatus, client, issuedDate, dueDate, total, balance }) => [
      id,
      t(`statuses.${invoiceStatus}`),
      client.name,
      client.company,
      issuedDate,
      dueDate,
      fromCents(total),
      fromCents(balance),
    ]),
  });
}
