import type { Preference } from '@kazi/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';
import { showChanged, useWrite } from '../../../shell/record/use-write.ts';

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
  return useWrite(client.identity.preferences.update, {
    changes: ['preference'],
    // One after the other: what is changed twice has to arrive in that order.
    scope: 'preferences',
    before: (queries, { id: _, notices, ...change }) =>
      showChanged(queries, queryKey, (seen: Preference) =>
        Object.assign({}, seen, change, { notices: Object.assign({}, seen.notices, notices) }),
      ),
  });
}
