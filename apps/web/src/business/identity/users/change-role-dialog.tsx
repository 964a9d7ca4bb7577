import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useRoleName } from './role-names.ts';
import { RoleSelect } from './role-select.tsx';
import { useChangeUser } from './use-users.ts';

interface ChangeRoleDialogProps {
  user: User;
  onClose: () => void;
}

/** Gives a person another role. */
export function ChangeRoleDialog({ user, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const name = `${user.firstName} ${user.lastName}`;
  const form = useForm({ initialValues: { role: user.role } });
  const change = useChangeUser({
    onError: (error) => placeErrors(form, error),
    onSaved: ({ role }) => {
      toast({ message: t('changeRole.done', { name, role: nameOf(role) }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('changeRole.title', { name })}
      submitLabel={t('changeRole.submit')}
      busy={change.isPending}
      onSubmit={form.onSubmit(({ role }) => change.mutate({ id: user.id, role }))}
      onClose={onClose}
    >
      <RoleSelect {...form.getInputProps('role')} description={t('changeRole.hint')} />
    </FormDialog>
  );
}
