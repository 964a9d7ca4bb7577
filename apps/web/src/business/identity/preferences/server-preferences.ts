import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSignedIn } from '../../../session/session.ts';

/** The user's preferences as the server keeps them. A failed load is not shown: the device has its own copy. */
export function useServerPreferences() {
  const { user } = useSignedIn();
  return useQuery(
    api.identity.preferences.get.queryOptions({
      input: { id: user.id },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

/** Changes preferences on the server: shown at once, taken back where the server refuses. */
export function useChangePreferences() {
  const { user } = useSignedIn();
  const queryKey = api.identity.preferences.get.queryKey({ input: { id: user.id } });
  return useMutation(
    api.identity.preferences.update.mutationOptions({
      // One after the other: what is changed twice has to arrive in that order.
      scope: { id: 'preferences' },
      onMutate: ({ id: _, ...change }) => {
        const before = queryClient.getQueryData(queryKey);
        if (before) queryClient.setQueryData(queryKey, Object.assign({}, before, change));
        return { before };
      },
      onError: (_error, _change, kept) => queryClient.setQueryData(queryKey, kept?.before),
      onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    }),
  );
}
