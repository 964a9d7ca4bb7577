import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useChangeUser } from '../../identity/index.ts';
import { useRoleName } from './role-name.ts';
import { RoleSelect } from './role-select.tsx';

interface ChangeRoleDialogProps {
  person: User;
  onClose: () => void;
}

/** Gives a person another role. */
export function ChangeRoleDialog({ person, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation('people');
  const nameOf = useRoleName();
  const name = `${person.firstName} ${person.lastName}`;
  const form = useForm({ initialValues: { role: person.role } });
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
      onSubmit={form.onSubmit(({ role }) => change.mutate({ id: person.id, role }))}
      onClose={onClose}
    >
      <RoleSelect {...form.getInputProps('role')} description={t('changeRole.hint')} />
    </FormDialog>
  );
}
