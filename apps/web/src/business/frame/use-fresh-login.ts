import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../api/queries.ts';
import { updateSession, useSignedIn } from '../../session/session.ts';

/**
 * Brings the stored login up to date: name, picture and ability may have changed since it was made. With another
 * ability the guard of the open page decides anew.
 */
export function useFreshLogin(): void {
  const { data: me } = useQuery(api.identity.users.me.queryOptions({ meta: { quiet: true } }));
  const { ability: known } = useSignedIn();
  const router = useRouter();
  const takeUp = useEffectEvent(async ({ ability, ...user }: NonNullable<typeof me>) => {
    const isOther = JSON.stringify(ability) !== JSON.stringify(known);
    await updateSession({ user, ability });
    if (isOther) await router.invalidate();
  });
  useEffect(() => {
    if (me) takeUp(me);
  }, [me]);
}
