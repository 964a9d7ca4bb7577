import { Moment } from '@kazi/ui/moment';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import classes from './reconciliation.module.css';

/** What should not have happened, newest first. */
export function AlertsPanel() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.money.reconciliation.alerts.queryOptions());
  return (
    <Panel title={t('alerts.title')} description={t('alerts.description')} flush>
      {isPending ? (
        <SkeletonRows rows={2} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p className={classes.none}>{t('alerts.none')}</p>
      ) : (
        <ul className={classes.alerts}>
          {data.items.map(({ id, at, text, payment }) => (
            <li key={id} className={classes.alert}>
              <span className={classes.sign}>
                <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
              </span>
              <span className={classes.text} dir="auto">
                {text}
              </span>
              <span className={classes.detail}>
                <Moment at={at} />
                {payment && (
                  <>
                    {' · '}
                    <Link to="/wallet/payments/$paymentId" params={{ paymentId: payment }}>
                      {t('alerts.payment')}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
