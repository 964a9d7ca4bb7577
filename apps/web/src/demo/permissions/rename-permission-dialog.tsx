import { listPermissions, type Permission, updatePermission } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { permissionName } from './permissions.ts';

interface RenamePermissionDialogProps {
  permission: Permission;
  onClose: () => void;
}

/** Gives a permission another name; the roles that have it keep it. */
export function RenamePermissionDialog({ permission, onClose }: RenamePermissionDialogProps) {
  const form = useForm({ initialValues: { name: permission.name }, validate: { name: permissionName } });
  const rename = useChange(updatePermission, {
    changes: [listPermissions],
    onDone: (_answer, { name }) => {
      toast({ message: `Renamed to ${name}.` });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Rename ${permission.name}`}
      submitLabel="Rename"
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: permission.id, name: name.trim() }))}
      onClose={onClose}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
}
