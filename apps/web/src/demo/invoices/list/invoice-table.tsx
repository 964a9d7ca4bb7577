import { currency, type Invoice, type InvoiceColumn } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PersonCell } from '../../parts/person-cell.tsx';
import { type SortedColumn, SortedTable, type Sorting } from '../../parts/sorted-table.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { links } from '../../routing/links.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceState } from './invoice-state.tsx';
import classes from './invoice-table.module.css';

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
