import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { DifferenceTable } from './difference-table.tsx';
import classes from './reconciliation.module.css';

/** What ledger and rails differ in, page by page: what is open, or what has been settled. */
const useDifferences = (open: boolean) =>
  useInfiniteQuery(
    api.money.reconciliation.differences.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, open: String(open) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
    }),
  );

const route = getRouteApi('/_app/wallet/reconciliation');

/** What was found wrong: still open, or settled. */
export function DifferencesPanel() {
  const { t } = useTranslation(['payments', 'common']);
  const { settled } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDifferences(
    !settled,
  );
  return (
    <Panel
      title={t('differences.title')}
      description={t('differences.description')}
      flush
      actions={
        <SegmentedControl
          aria-label={t('differences.which')}
          value={settled ? 'settled' : 'open'}
          onChange={(which) =>
            navigate({ search: { settled: which === 'settled' || undefined }, replace: true })
          }
          data={[
            { value: 'open', label: t('differences.open') },
            { value: 'settled', label: t('differences.settled') },
          ]}
        />
      }
    >
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={24} stroke={1.6} />}
          title={t(settled ? 'differences.noneSettled' : 'differences.none')}
        />
      ) : (
        <DifferenceTable differences={data} />
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
