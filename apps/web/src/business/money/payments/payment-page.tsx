import type { Payment, PaymentOpened } from '@kazi/contract/money';
import { openPaymentStatuses } from '@kazi/contract/money/words';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { StatusGlyph } from '../../status.tsx';
import { PaymentStatus } from '../parts/cells.tsx';
import { usePayment } from '../parts/queries.ts';
import { useFailureText } from '../parts/use-failure-text.ts';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import classes from './payment-page.module.css';

const tones: Record<Payment['status'], Tone> = {
  'awaiting-approval': 'waits',
  created: 'moves',
  submitted: 'moves',
  unknown: 'waits',
  succeeded: 'good',
  failed: 'bad',
  refused: 'bad',
  cancelled: 'moves',
};

const route = getRouteApi('/_app/wallet/payments/$paymentId');

/** A payment and all that happens to it, as it happens. */
export function PaymentPage() {
  const { t } = useTranslation(['payments', 'money', 'common']);
  const { paymentId } = route.useParams();
  const { data: payment, error, isPending, refetch } = usePayment(paymentId);
  if (isPending) return <SkeletonRows rows={6} label={t('common:loading')} />;
  if (!payment) return <FailedState error={error} onRetry={refetch} />;
  const { amount, currency, operation, status } = payment;
  return (
    <Page
      title={t(`money:operation.${operation}`)}
      width="narrow"
      above={<Link to="/wallet/payments">{t('list.title')}</Link>}
      description={
        <span className={classes.state}>
          <span className={classes.amount}>
            <Money amount={amount} currency={currency} />
          </span>
          <span role="status">
            <PaymentStatus status={status} />
          </span>
        </span>
      }
      actions={<PaymentActions payment={payment} />}
    >
      <Outcome payment={payment} />
      <div className={classes.columns}>
        <PaymentFacts payment={payment} />
        <Steps payment={payment} />
      </div>
    </Page>
  );
}

type Tone = 'good' | 'waits' | 'bad' | 'moves';

/** In a sentence, what a payment's status means for the money, and why. */
function Outcome({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const { kind, status, failure, approval } = payment;
  const reason = status === 'refused' ? approval?.reason : failure && failureText(failure);
  return (
    <p className={classes.outcome} data-tone={tones[status]}>
      {reason && (
        <span className={classes.reason} dir="auto">
          {reason}{' '}
        </span>
      )}
      {t(`outcome.${kind}.${status}`)}
    </p>
  );
}

/** What happened to a payment, oldest first, and what is waited for. */
function Steps({ payment }: { payment: PaymentOpened }) {
  const { t } = useTranslation(['payments', 'money']);
  const { steps, status } = payment;
  const waits = oneOf(status, openPaymentStatuses);
  return (
    <Panel title={t('steps.title')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.status}`} className={classes.step}>
            <span className={classes.glyph}>
              <StatusGlyph status={step.status} />
            </span>
            <span className={classes.name}>{t(`money:status.${step.status}`)}</span>
            <span className={classes.detail}>
              <Moment at={step.at} />
            </span>
          </li>
        ))}
        {waits && (
          <li className={`${classes.step} ${classes.next}`}>
            <span className={classes.glyph}>
              <StatusGlyph status="draft" />
            </span>
            <span>{t(`steps.next.${waits}`)}</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}
