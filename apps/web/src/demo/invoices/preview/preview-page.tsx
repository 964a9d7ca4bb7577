import { currency } from '@kazi/simulation/invoice';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Link } from '@tanstack/react-router';
import { Page } from '../../../shell/page/page.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import { badgeStatus } from '../invoice.ts';
import type { WholeInvoice } from '../use-invoice.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { PreviewActions } from './preview-actions.tsx';
import classes from './preview-page.module.css';

/** An invoice as it is printed, and what can be done with it. */
export function PreviewPage({ id }: { id: string | undefined }) {
  return (
    <FoundInvoice id={id} title="Invoice">
      {(whole) => (
        <Page
          title={`Invoice ${whole.invoice.id}`}
          above={<Link to={links.invoices}>Invoices</Link>}
          actions={<PreviewActions whole={whole} />}
        >
          <div className={classes.preview}>
            <InvoicePaper whole={whole} />
            <PaymentsPanel whole={whole} />
          </div>
        </Page>
      )}
    </FoundInvoice>
  );
}

/** How much of an invoice is paid, and by which payments. */
function PaymentsPanel({ whole: { invoice, paper } }: { whole: WholeInvoice }) {
  const day = useDayFormat();
  const { total, balance, invoiceStatus } = invoice;
  const received = total - balance;
  const part = total > 0 ? Math.floor((received / total) * 100) : 0;
  return (
    <Panel title="Payments">
      <div className={classes.state}>
        <StatusBadge status={badgeStatus(invoiceStatus)}>{invoiceStatus}</StatusBadge>
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
