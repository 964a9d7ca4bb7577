import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { FailedState } from '../../shell/page/failed-state.tsx';
import type { ListName } from './numbered-pages.tsx';

interface ListStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** What the list is of, by its name among the texts. */
  what: ListName;
  isEmpty: (data: Data) => boolean;
  /** Takes away what narrows the list; left out where nothing does. */
  onClear?: (() => void) | undefined;
  /** How many rows to keep room for while they come. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A list in each of its states: loading, failed, nothing that matches, and with its records. */
export function ListStates<Data>({
  query,
  what,
  isEmpty,
  onClear,
  rows = 10,
  children,
}: ListStatesProps<Data>) {
  const { t } = useTranslation('demo');
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <Panel flush>
        <SkeletonRows rows={rows} height={56} label={t(`lists.${what}.loading`)} />
      </Panel>
    );
  }
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  if (!isEmpty(data)) return <Panel flush>{children(data)}</Panel>;
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.6} />}
      title={t(`lists.${what}.none`)}
      message={onClear ? t('list.nothingMatches') : undefined}
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            {t('list.clearSearch')}
          </Button>
        )
      }
    />
  );
}
