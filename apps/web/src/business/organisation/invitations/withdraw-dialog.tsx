import type { Invitation } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

interface WithdrawDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** Takes an open invitation back: its link no longer works. */
export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('users');
  const withdraw = useMutation(
    api.organisation.invitations.withdraw.mutationOptions({
      onSuccess: () => toast({ message: t('invitations.withdrawn', { email }) }),
      onSettled: async () => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.invitations.key() });
        onClose();
      },
    }),
  );
  return (
    <Confirm
      danger
      title={t('invitations.withdrawTitle', { email })}
      confirmLabel={t('invitations.withdraw')}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id })}
      onClose={onClose}
    >
      {t('invitations.withdrawMessage')}
    </Confirm>
  );
}
