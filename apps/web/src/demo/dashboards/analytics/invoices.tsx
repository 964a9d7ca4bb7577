import { currency, listInvoices } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { fromCents } from '../../invoices/invoice.ts';
import { StatusBadge } from '../../parts/status.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import classes from './invoices.module.css';

const shown = 5;

const amount = (heading: string) => (
  <span key={heading} data-end>
    {heading}
  </span>
);

/** The latest invoices; each leads to its paper. */
export function Invoices() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const query = useQuery(answerOf(listInvoices, { perPage: shown, sortColumn: 'issuedDate', sort: 'desc' }));
  return (
    <Card
      title={t('invoices.title')}
      actions={
        <Link className={classes.all} to={links.invoices}>
          {t('invoices.all')}
        </Link>
      }
      query={query}
      sheet={({ invoices }) => ({
        headings: [
          t('invoices.columns.invoice'),
          t('invoices.columns.client'),
          t('invoices.columns.issued'),
          t('invoices.columns.status'),
          t('invoices.columns.total'),
        ],
        rows: invoices.map(({ id, client, issuedDate, invoiceStatus, total }) => [
          id,
          client.company,
          issuedDate,
          t(`invoices.statuses.${invoiceStatus}`),
          fromCents(total),
        ]),
      })}
      height={298}
      span="8-12"
      flush
    >
      {({ invoices }) => (
        <RecordTable
          label={t('invoices.title')}
          columns={[
            t('invoices.columns.invoice'),
            t('invoices.columns.client'),
            t('invoices.columns.issued'),
            t('invoices.columns.status'),
            amount(t('invoices.columns.total')),
          ]}
        >
          {invoices.map(({ id, client, service, issuedDate, invoiceStatus, total }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={links.invoice(id)} data-row-link>
                  <bdi>#{id}</bdi>
                </Link>
              </th>
              <td>
                <bdi>{client.company}</bdi>
                <small className={classes.service}>
                  <bdi>{service}</bdi>
                </small>
              </td>
              <td>{figures.day(issuedDate)}</td>
              <td>
                <StatusBadge status={invoiceStatus}>{t(`invoices.statuses.${invoiceStatus}`)}</StatusBadge>
              </td>
              <td data-end>
                <Money amount={total} currency={currency} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Card>
  );
}
