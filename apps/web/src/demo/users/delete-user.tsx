import { deleteUser, type User } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { userCalls } from './users.ts';

interface DeleteUserProps {
  user: User;
  onClose: () => void;
  /** Called once the account is gone. */
  onDeleted?: () => void;
}

/** Asks before a user's account is deleted. */
export function DeleteUser({ user: { id, fullName, company }, onClose, onDeleted }: DeleteUserProps) {
  const remove = useChange(deleteUser, {
    changes: userCalls,
    onDone: () => {
      toast({ message: `The account of ${fullName} was deleted.` });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <Confirm
      title={`Delete the account of ${fullName}?`}
      confirmLabel="Delete account"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {company ? `What they did for ${company} stays.` : 'What they did stays.'} The account cannot be brought
      back.
    </Confirm>
  );
}
