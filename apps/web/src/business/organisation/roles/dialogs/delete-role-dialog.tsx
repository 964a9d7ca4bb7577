import type { Role } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';

interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
}

/** Deletes a role; one that people have leads to them first. */
export function DeleteRoleDialog({ role: { id, name, people }, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('roles');
  const navigate = useNavigate();
  const remove = useMutation(
    api.organisation.roles.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
        toast({ message: t('role.deleted', { name }) });
      },
      onSettled: onClose,
    }),
  );
  if (people > 0) {
    return (
      <Confirm
        title={t('role.inUse')}
        confirmLabel={t('role.showPeople')}
        busy={false}
        onConfirm={() => navigate({ to: '/people', search: { role: name } })}
        onClose={onClose}
      >
        {t('role.inUseMessage', { count: people })}
      </Confirm>
    );
  }
  return (
    <Confirm
      danger
      title={t('role.deleteTitle', { name })}
      confirmLabel={t('role.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('role.deleteMessage')}
    </Confirm>
  );
}
