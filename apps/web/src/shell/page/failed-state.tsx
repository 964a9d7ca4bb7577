import { ErrorState } from '@kazi/ui/error-state';
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
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Rows to keep room for, and the height of each in pixels. */
  rows: number;
  rowHeight?: number;
  /** Draws what was found. */
  children: (data: Data) => ReactNode;
}

/** What a query found; until then the room that it will take, or why it could not be loaded. */
export function Loaded<Data>({
  query: { data, error, refetch },
  rows,
  rowHeight,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation('common');
  if (data !== undefined) return children(data);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={rows} {...(rowHeight && { height: rowHeight })} label={t('loading')} />;
}
