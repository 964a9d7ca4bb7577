import { currency, type Invoice, type InvoiceColumn, type InvoiceStatus } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Badge, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PersonCell } from '../../parts/person-cell.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { links } from '../../routing/links.ts';
import { badgeStatus } from '../invoice.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import classes from './invoice-table.module.css';

const meaning: Record<InvoiceStatus, string> = {
  Paid: 'Paid in full.',
  Downloaded: 'The client has opened and downloaded it.',
  Sent: 'Sent, and not opened yet.',
  Draft: 'Not sent yet.',
  'Partial Payment': 'Paid in part.',
  'Past Due': 'Its day has passed.',
};

const columns: readonly SortedColumn<InvoiceColumn>[] = [
  { label: 'Number', name: 'id' },
  { label: 'Status', name: 'invoiceStatus' },
  { label: 'Client', name: 'client.name' },
  { label: 'Issued', name: 'issuedDate' },
  { label: 'Due', name: 'dueDate' },
  { label: 'Total', name: 'total', isAmount: true },
  { label: 'Balance', name: 'balance', isAmount: true },
  { label: 'Actions', isHidden: true },
];

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  sorting: Sorting<InvoiceColumn>;
}

/** Invoices as rows; on a phone, as cards. */
export function InvoiceTable({ invoices, sorting }: InvoiceTableProps) {
  return (
    <SortedTable label="Invoices" columns={columns} sorting={sorting}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </SortedTable>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const day = useDayFormat();
  const { id, client, avatar, issuedDate, dueDate, total } = invoice;
  return (
    <tr>
      <th scope="row" className={classes.number}>
        <Link to={links.invoice(id)} data-row-link>
          #{id}
        </Link>
      </th>
      <td className={classes.status}>
        <InvoiceState invoice={invoice} />
      </td>
      <td className={classes.client}>
        <PersonCell name={client.name} avatar={avatar} detail={client.company} />
      </td>
      <td className={classes.issued}>{day(issuedDate)}</td>
      <td className={classes.due}>{day(dueDate)}</td>
      <td className={classes.total} data-end>
        <Money amount={total} currency={currency} />
      </td>
      <td className={classes.balance} data-end>
        <Balance invoice={invoice} />
      </td>
      <td data-actions className={classes.actions}>
        <InvoiceActions invoice={invoice} />
      </td>
    </tr>
  );
}

/** What is still to be paid; below zero, what the client has to their credit. */
function Balance({ invoice: { balance } }: { invoice: Invoice }) {
  if (balance === 0) {
    return (
      <Badge variant="light" color="green" tt="none" className={classes.paid}>
        Paid
      </Badge>
    );
  }
  return (
    <span className={classes.amount} data-credit={balance < 0 || undefined}>
      <Money amount={balance} currency={currency} />
    </span>
  );
}

/** An invoice's status; what that means, with balance and day, on hover and focus. */
function InvoiceState({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const day = useDayFormat();
  const { invoiceStatus, balance, dueDate } = invoice;
  const money = formatMoney(Math.abs(balance), currency, locale);
  const rest =
    balance > 0
      ? `${money} to be paid by ${day(dueDate)}.`
      : balance < 0
        ? `The client has ${money} to their credit.`
        : '';
  return (
    <Tooltip
      label={`${meaning[invoiceStatus]} ${rest}`.trim()}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={260}
    >
      <button type="button" className={classes.state}>
        <StatusBadge status={badgeStatus(invoiceStatus)}>{invoiceStatus}</StatusBadge>
      </button>
    </Tooltip>
  );
}
