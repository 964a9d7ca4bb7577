import { useAnnounced } from '@kazi/ui/announcer';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from './failed-state.tsx';
import classes from './record-list.module.css';

/** A query for records: all of them at once, or page by page as `useList` gives them. */
export interface RecordQuery<Item> {
  data: readonly Item[] | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => void;
  hasNextPage?: boolean;
  fetchNextPage?: () => void;
  isFetchingNextPage?: boolean;
  /** What is shown belongs to the input before. */
  isPlaceholderData?: boolean;
}

interface RecordListProps<Item> {
  query: RecordQuery<Item>;
  /** Rows to keep room for while it loads. */
  rows?: number | undefined;
  /** Height of a row in pixels. */
  rowHeight?: number | undefined;
  /** It stands in a panel already. */
  inPanel?: boolean;
  /** Nothing matches the filter: what to say, and how to be rid of it. `key` tells filters apart, each of whose results are announced. Left out where there is no filter. */
  filter?: { isOn: boolean; key: string; title: string; message: string; onClear: () => void } | undefined;
  /** What stands there when there is nothing at all. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in each of its states: loading, failed, nothing that matches, nothing at all, and with records. */
export function RecordList<Item>({
  query,
  rows = 8,
  rowHeight = 56,
  inPanel = false,
  filter,
  empty,
  children,
}: RecordListProps<Item>) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage = false } = query;
  const count = query.isPlaceholderData ? undefined : data?.length;
  const found =
    count === 0 && filter ? filter.title : t(hasNextPage ? 'foundFirst' : 'found', { count: count ?? 0 });
  useAnnounced(count === undefined ? undefined : found, filter?.key ?? '');
  const surface = (content: ReactNode) => (inPanel ? content : <Panel flush>{content}</Panel>);
  if (isPending) return surface(<SkeletonRows rows={rows} height={rowHeight} label={t('loading')} />);
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
      {surface(children(data))}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={fetchNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
