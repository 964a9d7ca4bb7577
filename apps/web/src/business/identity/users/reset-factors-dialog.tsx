import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

interface ResetFactorsDialogProps {
  user: User;
  onClose: () => void;
}

/** Takes a person's second factor away, as when they have lost their phone. */
export function ResetFactorsDialog({ user, onClose }: ResetFactorsDialogProps) {
  const { t } = useTranslation('users');
  const name = `${user.firstName} ${user.lastName}`;
  const reset = useMutation(
    api.identity.factors.reset.mutationOptions({
      onSuccess: () => toast({ message: t('actions.factorsReset', { name }) }),
      onSettled: onClose,
    }),
  );
  return (
    <Confirm
      danger
      title={t('actions.resetFactorsTitle', { name })}
      confirmLabel={t('actions.resetFactors')}
      busy={reset.isPending}
      onConfirm={() => reset.mutate({ id: user.id })}
      onClose={onClose}
    >
      {t('actions.resetFactorsMessage')}
    </Confirm>
  );
}
