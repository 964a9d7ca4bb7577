import type { User } from '@kazi/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSession, updateSession } from '../../../session/session.ts';

interface ChangeUserOptions {
  /** Shows the failure; without it a toast does. */
  onError?: (error: unknown) => void;
  onSaved?: (user: User) => void;
}

/** Changes a person, oneself or somebody else, everywhere they are shown. */
export function useChangeUser({ onError, onSaved }: ChangeUserOptions = {}) {
  return useMutation(
    api.identity.users.update.mutationOptions({
      meta: { quiet: onError !== undefined },
      onError: (error) => onError?.(error),
      onSuccess: async (user) => {
        if (user.id === currentSession()?.user.id) await updateSession({ user });
        await queryClient.invalidateQueries({ queryKey: api.identity.users.key() });
        onSaved?.(user);
      },
    }),
  );
}
