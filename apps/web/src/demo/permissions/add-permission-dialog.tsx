import { addPermission, listPermissions } from '@kazi/simulation/permissions';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { permissionName } from './permissions.ts';

/** Makes a permission, which the administrator alone has at first. */
export function AddPermissionDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ initialValues: { name: '' }, validate: { name: permissionName } });
  const add = useChange(addPermission, {
    changes: [listPermissions],
    onDone: ({ permission }) => {
      toast({ message: `${permission.name} is the administrator’s now.` });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add a permission"
      submitLabel="Add"
      busy={add.isPending}
      onSubmit={form.onSubmit(({ name }) => add.mutate({ permission: { name: name.trim() } }))}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="What it allows, as a verb: “Close the books”."
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
