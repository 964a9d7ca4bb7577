import { EmptyState } from '@kazi/ui/empty-state';
import { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import IconChecklist from '#icons/IconChecklist';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { HomeButton } from '../../../shell/pages/home-button.tsx';

/** Whether the failure says that a task does not exist or is not shared with the viewer. */
export const isMissing = (error: unknown): boolean => error instanceof ORPCError && error.status === 404;

/** What stands in place of a task that is not there or could not be loaded. */
export function TaskMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('tasks');
  if (!isMissing(error)) return <FailedState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<IconChecklist size={24} stroke={1.6} />}
      title={t('missing.title')}
      message={t('missing.message')}
      action={<HomeButton />}
    />
  );
}
