import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useChangeUser } from './use-users.ts';

interface SuspendDialogProps {
  user: User;
  onClose: () => void;
}

/** Keeps a person out until they are let in again. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('users');
  const name = `${user.firstName} ${user.lastName}`;
  const change = useChangeUser({
    onSaved: () => toast({ message: t('actions.suspended', { name }) }),
  });
  return (
    <Confirm
      danger
      title={t('suspend.title', { name })}
      confirmLabel={t('actions.suspend')}
      busy={change.isPending}
      onConfirm={() => change.mutate({ id: user.id, status: 'suspended' }, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('suspend.message')}
    </Confirm>
  );
}
