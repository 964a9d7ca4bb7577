import { ErrorState } from '@kazi/ui/error-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/message.ts';

interface FailedStateProps {
  /** What the call threw. */
  error: unknown;
  onRetry: () => void;
}

/** What stands in place of something that could not be loaded: why, and a way to try again. */
export function FailedState({ error, onRetry }: FailedStateProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('failed')}
      message={messageOf(error)}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error: unknown; refetch: () => unknown };
  /** Rows to keep room for while it loads, and their height in pixels. */
  rows: number;
  height?: number;
  /** Whether the rows have a panel of their own meanwhile. */
  inPanel?: boolean;
  children: (data: Data) => ReactNode;
}

/** What a query answers; until it does, rows in its place, or why it did not. */
export function Loaded<Data>({ query, rows, height, inPanel = false, children }: LoadedProps<Data>) {
  const { t } = useTranslation('common');
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <FailedState error={error} onRetry={refetch} />;
  const skeleton = <SkeletonRows rows={rows} {...(height && { height })} label={t('loading')} />;
  return inPanel ? <Panel flush>{skeleton}</Panel> : skeleton;
}
