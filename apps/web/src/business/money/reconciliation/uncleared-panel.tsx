import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { PaymentTable } from '../parts/payment-table.tsx';
import classes from './reconciliation.module.css';

/** Payments that no statement has shown for days, the oldest first, page by page. */
const useUncleared = () =>
  useInfiniteQuery(
    api.money.reconciliation.uncleared.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      meta: { quiet: true },
    }),
  );

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
