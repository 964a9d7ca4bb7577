import { allUsers, getUser, listUsers, type User, updateUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { useChange } from '../calls/use-answer.ts';

/** A role, plan or status as people read it: `admin` is "Admin". */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The calls that answer otherwise once a user has changed. */
export const userCalls = [allUsers, getUser, listUsers] as const;

/** Takes a user's access away, or gives it back; the toast takes either back. */
export function useSuspend({ id, fullName, status }: User) {
  const change = useChange(updateUser, { changes: userCalls });
  const isSuspended = status === 'inactive';
  function toggle() {
    change.mutate({ id, status: isSuspended ? 'active' : 'inactive' });
    toast({
      message: isSuspended ? `${fullName} may log in again.` : `${fullName} may not log in any more.`,
      action: { label: 'Undo', run: () => change.mutate({ id, status }) },
    });
  }
  return { isSuspended, toggle, isPending: change.isPending };
}
