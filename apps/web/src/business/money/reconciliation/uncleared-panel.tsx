import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { PaymentTable } from '../parts/payment-table.tsx';
import classes from './reconciliation.module.css';
import { useUncleared } from './use-uncleared.ts';

/** What a statement should have shown by now: why a clearing account has not come back to nothing. */
export function UnclearedPanel() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useUncleared();
  return (
    <Panel title={t('uncleared.title')} description={t('uncleared.description')} flush>
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <p className={classes.none}>{t('uncleared.none')}</p>
      ) : (
        <PaymentTable payments={data} withOwner />
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('common:more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
