import { type User, updateUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { trimmed, useUserForm } from './use-user-form.ts';
import { UserFields } from './user-fields.tsx';
import { userCalls } from './users.ts';

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Changes what is said of a user. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { id, avatar: _kept, ...typed } = user;
  const form = useUserForm(typed);
  const save = useChange(updateUser, {
    changes: userCalls,
    onDone: () => {
      toast({ message: `${form.values.fullName.trim()} was saved.` });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Edit ${user.fullName}`}
      submitLabel="Save"
      busy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate({ id, ...trimmed(values) }))}
      onClose={onClose}
    >
      <UserFields form={form} />
    </FormDialog>
  );
}
