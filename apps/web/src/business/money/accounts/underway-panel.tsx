import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PaymentStatus } from '../parts/payment-status.tsx';
import { usePayments } from '../parts/queries.ts';
import { SignedMoney } from '../parts/signed-money.tsx';
import { openStatuses } from '../parts/statuses.ts';
import classes from './accounts.module.css';

/** Payments that are not decided yet: why less can be spent than there is. Nothing where there are none. */
export function UnderwayPanel() {
  const { t } = useTranslation('money');
  const { data: payments = [] } = usePayments({ status: openStatuses });
  if (payments.length === 0) return null;
  return (
    <Panel title={t('underway.title')} description={t('underway.description')} flush>
      <ul className={classes.list}>
        {payments.map(({ id, operation, status, party, kind, total, currency }) => (
          <li key={id} className={classes.line}>
            <span className={classes.words}>
              <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} className={classes.name}>
                {t(`operation.${operation}`)}
              </Link>
              <span className={classes.facts}>
                <PaymentStatus status={status} />
                <span>{party.name}</span>
              </span>
            </span>
            <span className={classes.amount}>
              <SignedMoney amount={total} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
