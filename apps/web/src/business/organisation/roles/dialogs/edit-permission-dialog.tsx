import type { Permission } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../../api/place-errors.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import { PermissionFields, type PermissionValues } from './permission-fields.tsx';

interface EditPermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

/** Changes one of the workspace's own permissions, for every role that has it. */
export function EditPermissionDialog({ permission, onClose }: EditPermissionDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const { id, name, action, subject } = permission;
  const form = useForm<PermissionValues>({ initialValues: { name, action, subject } });
  const change = useMutation(
    api.organisation.permissions.update.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async (saved) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.permissions.key() });
        toast({ message: t('permission.saved', { name: saved.name }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('permission.editTitle', { name })}
      submitLabel={t('common:save')}
      busy={change.isPending}
      onSubmit={form.onSubmit((values) => change.mutate({ id, ...values }))}
      onClose={onClose}
    >
      <PermissionFields form={form} />
    </FormDialog>
  );
}
