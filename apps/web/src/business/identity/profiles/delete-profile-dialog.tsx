import type { Profile } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';

interface DeleteProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

export function DeleteProfileDialog({ profile: { id, name }, onClose }: DeleteProfileDialogProps) {
  const { t } = useTranslation('identity');
  const remove = useMutation(
    api.identity.profiles.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.identity.profiles.key() });
        toast({ message: t('profiles.deleted', { name }) });
      },
      onSettled: onClose,
    }),
  );
  return (
    <Confirm
      danger
      title={t('profiles.deleteTitle', { name })}
      confirmLabel={t('profiles.deleteConfirm')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('profiles.deleteMessage')}
    </Confirm>
  );
}
