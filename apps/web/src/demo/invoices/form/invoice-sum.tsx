import { currency } from '@kazi/simulation/invoice';
import { totalsOf, vatPercent } from '@kazi/simulation/invoice/totals';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lineFrom, type TypedLine } from './draft.ts';
import classes from './invoice-sum.module.css';

interface InvoiceSumProps {
  lines: readonly TypedLine[];
  /** Minor units that were paid already. */
  received: number;
  busy: boolean;
  cancelTo: string;
}

/** What the invoice comes to while one types, and the buttons that save it or do not. */
export function InvoiceSum({ lines, received, busy, cancelTo }: InvoiceSumProps) {
  const { subtotal, discount, vat, total } = totalsOf(lines.map(lineFrom));
  const rows = [
    { name: 'Subtotal', amount: subtotal },
    { name: 'Discount', amount: 0 - discount },
    { name: `VAT ${vatPercent} %`, amount: vat },
    { name: 'Total', amount: total, isSum: true },
    ...(received > 0
      ? [
          { name: 'Received', amount: -received },
          { name: 'Balance', amount: total - received, isSum: true },
        ]
      : []),
  ];
  return (
    <div className={classes.sum}>
      <Panel title="Total">
        <dl className={classes.rows}>
          {rows.map(({ name, amount, isSum }) => (
            <div key={name} data-sum={isSum}>
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={classes.actions}>
          <Button type="submit" loading={busy} fullWidth>
            Save invoice
          </Button>
          <Button component={Link} to={cancelTo} variant="default" fullWidth>
            Cancel
          </Button>
        </div>
      </Panel>
    </div>
  );
}
