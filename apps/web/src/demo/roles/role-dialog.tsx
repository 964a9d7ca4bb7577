import { listPermissions } from '@kazi/simulation/permissions';
import { type Grant, listRoles, type Role, saveRole } from '@kazi/simulation/roles';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { roleLabel } from '../permissions/permissions.ts';
import { GrantMatrix } from './grant-matrix.tsx';

interface RoleDialogProps {
  /** Left out for a new one. */
  role: Role | undefined;
  onClose: () => void;
}

/** More than there are: all on one page. */
const all = 100;

const nothing = (permission: string): Grant => ({ permission, read: false, write: false, create: false });

/** Names a role, and says what it may do with each permission. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const { data } = useQuery(answerOf(listPermissions, { perPage: all }));
  const form = useForm<{ name: string; grants: Grant[] }>({
    initialValues: { name: role ? roleLabel(role.name) : '', grants: role?.grants ?? [] },
    validate: { name: (name) => (name.trim() === '' ? 'Give the role a name.' : null) },
  });
  const save = useChange(saveRole, {
    changes: [listRoles],
    onDone: (answer) => {
      toast({ message: `The role ${roleLabel(answer.role.name)} was saved.` });
      onClose();
    },
  });
  const grantOf = (permission: string) =>
    form.values.grants.find((grant) => grant.permission === permission) ?? nothing(permission);
  const grants = (data?.permissions ?? []).map(({ name }) => grantOf(name));
  return (
    <FormDialog
      title={role ? `Edit the role ${roleLabel(role.name)}` : 'Add a role'}
      submitLabel={role ? 'Save role' : 'Add role'}
      busy={save.isPending}
      onSubmit={form.onSubmit(({ name }) =>
        save.mutate({ role: { ...(role && { id: role.id }), name: nameFrom(name), grants } }),
      )}
      onClose={onClose}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
      <GrantMatrix grants={grants} onChange={(changed) => form.setFieldValue('grants', changed)} />
    </FormDialog>
  );
}

/** As names of roles are kept: "Restricted user" is `restricted-user`. */
const nameFrom = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, '-');
