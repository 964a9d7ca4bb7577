import { ErrorState } from '@kazi/ui/error-state';
import { Button } from '@mantine/core';
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
