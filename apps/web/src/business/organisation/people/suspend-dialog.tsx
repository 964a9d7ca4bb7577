import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useChangeUser } from '../../identity/index.ts';

interface SuspendDialogProps {
  person: User;
  onClose: () => void;
}

/** Keeps a person out until they are let in again. */
export function SuspendDialog({ person, onClose }: SuspendDialogProps) {
  const { t } = useTranslation('people');
  const name = `${person.firstName} ${person.lastName}`;
  const change = useChangeUser({
    onSaved: () => toast({ message: t('actions.suspended', { name }) }),
  });
  return (
    <Confirm
      danger
      title={t('suspend.title', { name })}
      confirmLabel={t('actions.suspend')}
      busy={change.isPending}
      onConfirm={() => change.mutate({ id: person.id, status: 'suspended' }, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('suspend.message')}
    </Confirm>
  );
}
