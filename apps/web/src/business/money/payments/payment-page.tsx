import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { PaymentStatus } from '../parts/payment-status.tsx';
import { usePayment } from '../parts/queries.ts';
import { Outcome } from './outcome.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import classes from './payment-page.module.css';
import { Steps } from './steps.tsx';

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
