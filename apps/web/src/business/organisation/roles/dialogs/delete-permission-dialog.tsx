import type { Permission } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';

interface DeletePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

export function DeletePermissionDialog({ permission, onClose }: DeletePermissionDialogProps) {
  const { t } = useTranslation('roles');
  const { id, name, roles } = permission;
  const remove = useMutation(
    api.organisation.permissions.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
        toast({ message: t('permission.deleted', { name }) });
      },
      onSettled: onClose,
    }),
  );
  return (
    <Confirm
      danger
      title={t('permission.deleteTitle', { name })}
      confirmLabel={t('permission.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('permission.deleteMessage', { count: roles.length })}
    </Confirm>
  );
}
