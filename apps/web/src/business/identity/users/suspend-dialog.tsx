import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useChangeUser } from './use-users.ts';

interface SuspendDialogProps {
  user: User;
  onClose: () => void;
}

/** Keeps a person out until they are let in: one who is in, or one who waits to be. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('users');
  const name = `${user.firstName} ${user.lastName}`;
  const waits = user.status === 'waiting';
  const change = useChangeUser({
    onSaved: () =>
      toast({ message: waits ? t('actions.turnedAway', { name }) : t('actions.suspended', { name }) }),
  });
  return (
    <Confirm
      danger
      title={waits ? t('suspend.turnAway', { name }) : t('suspend.title', { name })}
      confirmLabel={waits ? t('actions.turnAway') : t('actions.suspend')}
      busy={change.isPending}
      onConfirm={() => change.mutate({ id: user.id, status: 'suspended' }, { onSettled: onClose })}
      onClose={onClose}
    >
      {waits ? t('suspend.turnAwayMessage') : t('suspend.message')}
    </Confirm>
  );
}
