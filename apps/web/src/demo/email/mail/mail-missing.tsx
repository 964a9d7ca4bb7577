import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import IconMailOff from '#icons/IconMailOff';
import { statusOf } from '../../../api/message.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';

interface MailMissingProps {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** What stands in place of a mail that is not there or could not be loaded. */
export function MailMissing({ error, onRetry, onClose }: MailMissingProps) {
  if (statusOf(error) !== 404) return <FailedState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<IconMailOff size={24} stroke={1.6} />}
      title="This mail is not here"
      message="The link may be an old one."
      action={
        <Button variant="default" onClick={onClose}>
          Back to the list
        </Button>
      }
    />
  );
}
