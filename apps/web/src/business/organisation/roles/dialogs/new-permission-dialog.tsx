import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../../api/place-errors.ts';
import { api } from '../../../../api/queries.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { FormDialog } from '../../../../shell/dialog/form-dialog.tsx';
import { PermissionFields, type PermissionValues } from './permission-fields.tsx';

/** Makes a permission of the workspace's own: a name that people there understand for an action and a subject. */
export function NewPermissionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('roles');
  const form = useForm<PermissionValues>({
    initialValues: { name: '', action: 'read', subject: 'Project' },
  });
  const create = useMutation(
    api.organisation.permissions.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ name }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.permissions.key() });
        toast({ message: t('permission.created', { name }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('permission.new')}
      submitLabel={t('permission.create')}
      busy={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <PermissionFields form={form} />
    </FormDialog>
  );
}
