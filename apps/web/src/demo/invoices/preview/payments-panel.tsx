import { currency } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { StatusBadge } from '../../parts/status.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import type { WholeInvoice } from '../use-invoice.ts';
import classes from './payments-panel.module.css';

/** How much of an invoice is paid, and by which payments. */
export function PaymentsPanel({ whole: { invoice, paper } }: { whole: WholeInvoice }) {
  const day = useDayFormat();
  const { total, balance, invoiceStatus } = invoice;
  const received = total - balance;
  const part = total > 0 ? Math.floor((received / total) * 100) : 0;
  return (
    <Panel title="Payments">
      <div className={classes.state}>
        <StatusBadge status={invoiceStatus}>{invoiceStatus}</StatusBadge>
        <span>
          {balance < 0 ? 'Credit ' : 'To be paid '}
          <strong>
            <Money amount={Math.abs(balance)} currency={currency} />
          </strong>
        </span>
      </div>
      <ProgressBar value={received} max={total} label={`${part} %`} />
      {paper.payments.length > 0 ? (
        <ul className={classes.payments}>
          {paper.payments.map(({ id, date, method, amount }) => (
            <li key={id}>
              <span>
                {method}
                <small>{day(date)}</small>
              </span>
              <Money amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>Nothing was received yet.</p>
      )}
    </Panel>
  );
}
