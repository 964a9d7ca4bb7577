import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { updateSession, useSignedIn } from '../../../session/session.ts';
import { useChangePreferences, useServerPreferences } from '../preferences/server-preferences.ts';

/** The profiles of the user logged in, and which of them they act as: a personal one, until they choose. */
export function useProfiles() {
  const { user, profile: chosen } = useSignedIn();
  const { data: kept } = useServerPreferences();
  const { run } = useChangePreferences();
  const query = useQuery(api.identity.profiles.list.queryOptions({ input: { id: user.id } }));
  const profiles = query.data?.items ?? [];
  const wanted = chosen ?? kept?.selectedProfile;
  const selected =
    profiles.find(({ id }) => id === wanted) ?? profiles.find(({ type }) => type === 'personal');

  function choose(profile: string) {
    void updateSession({ profile });
    if (kept) void run({ id: kept.id, selectedProfile: profile });
  }
  return { query, profiles, selected, choose };
}
