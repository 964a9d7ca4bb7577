import { currency } from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { StatusBadge } from '../../parts/status.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { usePercent } from '../../parts/use-percent.ts';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import type { WholeInvoice } from '../use-invoice.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { PreviewActions } from './preview-actions.tsx';
import classes from './preview-page.module.css';

/** An invoice as it is printed, and what can be done with it. */
export function PreviewPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('demo/invoices');
  return (
    <FoundInvoice id={id} title={t('paper.title')}>
      {(whole) => (
        <Page
          title={t('paper.titled', { id: whole.invoice.id })}
          above={<Link to={links.invoices}>{t('list.title')}</Link>}
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
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  const day = useDayFormat();
  const percent = usePercent();
  const { total, balance, invoiceStatus } = invoice;
  const received = total - balance;
  const part = total > 0 ? Math.floor((received / total) * 100) : 0;
  return (
    <Panel title={t('payments.title')}>
      <div className={classes.state}>
        <StatusBadge status={invoiceStatus}>{t(`statuses.${invoiceStatus}`)}</StatusBadge>
        <span>
          <Trans
            t={t}
            i18nKey={balance < 0 ? 'payments.credit' : 'payments.toPay'}
            values={{ amount: formatMoney(Math.abs(balance), currency, locale) }}
            components={{ b: <strong /> }}
          />
        </span>
      </div>
      <ProgressBar value={received} max={total} label={percent(part)} />
      {paper.payments.length > 0 ? (
        <ul className={classes.payments}>
          {paper.payments.map(({ id, date, method, amount }) => (
            <li key={id}>
              <span>
                {t(`methods.${method}`)}
                <small>{day(date)}</small>
              </span>
              <Money amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('payments.none')}</p>
      )}
    </Panel>
  );
}
