import type { User } from '@kazi/contract/identity';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSession, updateSession } from '../../../session/session.ts';

export interface UserFilter {
  q?: string | undefined;
  /** Name of a role. */
  role?: string | undefined;
  status?: User['status'] | undefined;
}

/** The people who match, page by page. While a new filter is asked for, the old answer stays on screen. */
export const useUsers = (filter: UserFilter) => useInfiniteQuery(usersOptions(filter));

/** Asks for the people as the menu opens their list. */
export const askForUsers = () => queryClient.prefetchInfiniteQuery(usersOptions({}));

function usersOptions({ q, role, status }: UserFilter) {
  return api.identity.users.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ q, role: role ? [role] : undefined, status, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
    meta: { kept: !q },
  });
}

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
