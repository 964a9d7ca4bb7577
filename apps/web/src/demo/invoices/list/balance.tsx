import { currency, type Invoice } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import { Badge } from '@mantine/core';
import classes from './balance.module.css';

/** What is still to be paid; below zero, what the client has to their credit. */
export function Balance({ invoice: { balance } }: { invoice: Invoice }) {
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
