import { reachesAll } from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';
import { RelativeTime } from '@kazi/ui/relative-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { useSignedIn } from '../../../session/session.ts';

/**
 * Says when a person was last here; null where the viewer may not know. Who looks is here now, though the server notes it only now
 * and then.
 */
export function useLastSeen(): (user: Pick<User, 'id' | 'lastSeenAt'>) => ReactNode {
  const { t } = useTranslation('users');
  const viewer = useSignedIn().user.id;
  const mayKnow = reachesAll(useAbility(), 'User');
  return ({ id, lastSeenAt }) => {
    if (id === viewer) return t('seen.now');
    if (lastSeenAt) return <RelativeTime at={lastSeenAt} />;
    return mayKnow ? t('seen.never') : null;
  };
}
