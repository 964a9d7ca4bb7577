import { allUsers, getUser, listUsers, type User, updateUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';

/** The calls that answer otherwise once a user has changed. */
export const userCalls = [allUsers, getUser, listUsers] as const;

/** Takes a user's access away, or gives it back; the toast takes either back. */
export function useSuspend({ id, fullName, status }: User) {
  const { t } = useTranslation('demo/users');
  const change = useChange(updateUser, { changes: userCalls });
  const isSuspended = status === 'inactive';
  function toggle() {
    change.mutate({ id, status: isSuspended ? 'active' : 'inactive' });
    toast({
      message: t(isSuspended ? 'actions.reinstated' : 'actions.suspended', { name: fullName }),
      action: { label: t('actions.undo'), run: () => change.mutate({ id, status }) },
    });
  }
  return { isSuspended, toggle, isPending: change.isPending };
}
