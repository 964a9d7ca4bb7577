import { deleteUser, type User } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { userCalls } from './users.ts';

interface DeleteUserProps {
  user: User;
  onClose: () => void;
  /** Called once the account is gone. */
  onDeleted?: () => void;
}

/** Asks before a user's account is deleted. */
export function DeleteUser({ user: { id, fullName, company }, onClose, onDeleted }: DeleteUserProps) {
  const { t } = useTranslation('demo/users');
  const remove = useChange(deleteUser, {
    changes: userCalls,
    onDone: () => {
      toast({ message: t('delete.done', { name: fullName }) });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <Confirm
      title={t('delete.title', { name: fullName })}
      confirmLabel={t('delete.label')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {company ? t('delete.effectFor', { company }) : t('delete.effect')}
    </Confirm>
  );
}
