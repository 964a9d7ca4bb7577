import { listPermissions, type Permission, updatePermission } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { given } from '../parts/validators.ts';

interface RenamePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

/** Gives a permission another name; the roles that have it keep it. */
export function RenamePermissionDialog({ permission, onClose }: RenamePermissionDialogProps) {
  const { t } = useTranslation('demo/access');
  const form = useForm({
    initialValues: { name: permission.name },
    validate: { name: given(t('permissions.nameMissing')) },
  });
  const rename = useChange(updatePermission, {
    changes: [listPermissions],
    onDone: (_answer, { name }) => {
      toast({ message: t('permissions.renamed', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('permissions.renameTitle', { name: permission.name })}
      submitLabel={t('permissions.rename')}
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: permission.id, name: name.trim() }))}
      onClose={onClose}
    >
      <TextInput label={t('permissions.name')} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
}
