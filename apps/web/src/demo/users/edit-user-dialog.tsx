import { type User, updateUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { trimmed, UserFields, useUserForm } from './user-fields.tsx';
import { userCalls } from './users.tsx';

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Changes what is said of a user. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation('demo/users');
  const { id, avatar: _kept, ...typed } = user;
  const form = useUserForm(typed);
  const save = useChange(updateUser, {
    changes: userCalls,
    onDone: () => {
      toast({ message: t('edit.done', { name: form.values.fullName.trim() }) });
      onClose();
    },
  });
  return (
    <FormDialog
      isDirty={form.isDirty()}
      title={t('edit.title', { name: user.fullName })}
      submitLabel={t('edit.submit')}
      busy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate({ id, ...trimmed(values) }))}
      onClose={onClose}
    >
      <UserFields form={form} />
    </FormDialog>
  );
}
