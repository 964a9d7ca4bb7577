import { currency } from '@kazi/simulation/invoice';
import { Row, Stack } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import classes from './totals.module.css';

interface TotalsProps {
  /** Amounts in cents; a sum stands below a line. */
  rows: readonly { name: string; amount: number; isSum?: boolean }[];
}

/** What the lines of an invoice come to, step by step. */
export const Totals = ({ rows }: TotalsProps) => (
  <Stack as="dl" gap={6} className={classes.totals}>
    {rows.map(({ name, amount, isSum }) => (
      <Row align="stretch" justify="between" gap={16} key={name} data-sum={isSum}>
        <dt>{name}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
      </Row>
    ))}
  </Stack>
);
