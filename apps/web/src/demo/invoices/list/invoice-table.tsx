import { currency, type Invoice, type InvoiceColumn } from '@kazi/simulation/invoice';
import { Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Button, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconEye from '#icons/IconEye';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Action, ActionsMenu } from '../../parts/actions-menu.tsx';
import { ExportMenu, PersonCell, SelectAll, SelectionBar, SelectOne } from '../../parts/records.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { StatusBadge } from '../../parts/status.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import type { Sheet } from '../../parts/use-save-sheet.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { links } from '../../routing/links.ts';
import { fromCents } from '../invoice.ts';
import { useDeleteInvoices } from '../use-delete-invoices.ts';
import type { Hideable } from './invoice-search.ts';
import classes from './invoice-table.module.css';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  sorting: Sorting<InvoiceColumn>;
  selection: Selection;
  hidden: readonly Hideable[];
}

/** Invoices as rows; on a phone, as cards. */
export function InvoiceTable({ invoices, sorting, selection, hidden }: InvoiceTableProps) {
  const { t } = useTranslation('demo/invoices');
  const columns: readonly SortedColumn<InvoiceColumn>[] = [
    { label: t('columns.select'), heading: <SelectAll selection={selection} /> },
    { label: t('columns.id'), name: 'id' },
    { label: t('columns.status'), name: 'invoiceStatus' },
    { label: t('columns.client'), name: 'client.name' },
    { label: t('columns.issued'), name: 'issuedDate', room: 'wide' },
    { label: t('columns.due'), name: 'dueDate', room: 'small' },
    { label: t('columns.total'), name: 'total', isAmount: true, room: 'medium' },
    { label: t('columns.balance'), name: 'balance', isAmount: true },
    { label: t('columns.actions'), isHidden: true },
  ];
  return (
    <SortedTable label={t('list.title')} columns={columns} sorting={sorting} hidden={hidden}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} selection={selection} hidden={hidden} />
      ))}
    </SortedTable>
  );
}

interface InvoiceRowProps extends Pick<InvoiceTableProps, 'selection' | 'hidden'> {
  invoice: Invoice;
}

function InvoiceRow({ invoice, selection, hidden }: InvoiceRowProps) {
  const { t } = useTranslation('demo/invoices');
  const day = useDayFormat();
  const { id, client, avatar, issuedDate, dueDate, total } = invoice;
  return (
    <tr data-selected={selection.has(id) || undefined}>
      <td className={classes.choose}>
        <SelectOne selection={selection} id={id} name={t('paper.titled', { id })} />
      </td>
      <th scope="row" className={classes.number}>
        <Link to={links.invoice(id)} data-row-link>
          <bdi>#{id}</bdi>
        </Link>
      </th>
      <td className={classes.status}>
        <InvoiceState invoice={invoice} />
      </td>
      <td className={classes.client}>
        <PersonCell name={client.name} avatar={avatar} detail={client.company} />
      </td>
      {!hidden.includes('issuedDate') && (
        <td className={classes.issued} data-room="wide">
          {day(issuedDate)}
        </td>
      )}
      {!hidden.includes('dueDate') && (
        <td className={classes.due} data-room="small">
          <span className={classes.inRow}>{day(dueDate)}</span>
          <span className={classes.onCard}>{t('dueOn', { day: day(dueDate) })}</span>
        </td>
      )}
      {!hidden.includes('total') && (
        <td className={classes.total} data-end data-room="medium">
          <Money amount={total} currency={currency} />
        </td>
      )}
      {!hidden.includes('balance') && (
        <td className={classes.balance} data-end>
          <span className={classes.onCard}>{t('columns.balance')} </span>
          <Balance invoice={invoice} />
        </td>
      )}
      <td data-actions className={classes.actions}>
        <InvoiceActions invoice={invoice} />
      </td>
    </tr>
  );
}

/** What is still to be paid; below zero, what the client has to their credit. */
function Balance({ invoice: { balance } }: { invoice: Invoice }) {
  return (
    <Text
      as="span"
      weight={500}
      className={classes.amount}
      data-credit={balance < 0 || undefined}
      data-settled={balance === 0 || undefined}
    >
      <Money amount={balance} currency={currency} />
    </Text>
  );
}

/** An invoice's status; what that means, with balance and day, on hover and focus. */
function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  const day = useDayFormat();
  const { invoiceStatus, balance, dueDate } = invoice;
  const money = formatMoney(Math.abs(balance), currency, locale);
  const rest =
    balance > 0
      ? t('toPay', { amount: money, day: day(dueDate) })
      : balance < 0
        ? t('credit', { amount: money })
        : '';
  return (
    <Tooltip
      label={`${t(`meaning.${invoiceStatus}`)} ${rest}`.trim()}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={260}
    >
      <button type="button" className={classes.state}>
        <StatusBadge status={invoiceStatus}>{t(`statuses.${invoiceStatus}`)}</StatusBadge>
      </button>
    </Tooltip>
  );
}

/** What can be done with an invoice from the list. */
function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('demo/invoices');
  const remove = useDeleteInvoices();
  return (
    <ActionsMenu label={t('actions.of', { id: invoice.id })}>
      <Action icon={IconEye} to={links.invoice(invoice.id)}>
        {t('actions.preview')}
      </Action>
      <Action icon={IconPencil} to={links.editInvoice(invoice.id)}>
        {t('actions.edit')}
      </Action>
      <Action icon={IconTrash} danger onClick={() => remove([invoice.id])}>
        {t('actions.delete')}
      </Action>
    </ActionsMenu>
  );
}

/** What can be done with all the invoices chosen. */
export function InvoicesSelection({
  invoices,
  selection,
}: {
  invoices: readonly Invoice[];
  selection: Selection;
}) {
  const { t } = useTranslation('demo/invoices');
  const sheet = useInvoiceSheet();
  const remove = useDeleteInvoices();

  async function removeAll(): Promise<void> {
    await remove(selection.ids);
    selection.clear();
  }

  return (
    <SelectionBar selection={selection}>
      <ExportMenu
        name="invoices"
        isSmall
        sheet={() => sheet(invoices.filter(({ id }) => selection.has(id)))}
      />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTrash size={14} stroke={1.8} />}
        onClick={removeAll}
      >
        {t('actions.delete')}
      </Button>
    </SelectionBar>
  );
}

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
