import { addPermission, listPermissions } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { given } from '../parts/validators.ts';

/** Makes a permission, which the administrator alone has at first. */
export function AddPermissionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/access');
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: given(t('permissions.nameMissing')) },
  });
  const add = useChange(addPermission, {
    changes: [listPermissions],
    onDone: ({ permission }) => {
      toast({ message: t('permissions.added', { name: permission.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('permissions.addTitle')}
      submitLabel={t('permissions.addSubmit')}
      busy={add.isPending}
      onSubmit={form.onSubmit(({ name }) => add.mutate({ permission: { name: name.trim() } }))}
      onClose={onClose}
    >
      <TextInput
        label={t('permissions.name')}
        description={t('permissions.nameHint')}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
