import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from './failed-state.tsx';
import classes from './record-list.module.css';

interface RecordListProps<Item> {
  /** An infinite query that selects the items of all its pages. */
  query: {
    data: Item[] | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => void;
    hasNextPage: boolean;
    fetchNextPage: () => void;
    isFetchingNextPage: boolean;
  };
  /** Height of a row in pixels. */
  rowHeight?: number;
  /** Nothing matches the filter: what to say, and how to be rid of it. Left out where there is no filter now. */
  filter?: { isOn: boolean; title: string; message: string; onClear: () => void };
  /** What stands there when there is nothing at all. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in each of its states: loading, failed, nothing that matches, nothing at all, and with records. */
export function RecordList<Item>({ query, rowHeight = 56, filter, empty, children }: RecordListProps<Item>) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (isPending) {
    return (
      <Panel flush>
        <SkeletonRows rows={8} height={rowHeight} label={t('loading')} />
      </Panel>
    );
  }
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (data.length === 0 && filter?.isOn) {
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.6} />}
        title={filter.title}
        message={filter.message}
        action={
          <Button variant="default" onClick={filter.onClear}>
            {t('clearFilters')}
          </Button>
        }
      />
    );
  }
  if (data.length === 0) return empty;
  return (
    <>
      <Panel flush>{children(data)}</Panel>
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
