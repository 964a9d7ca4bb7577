import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChangeUser } from './use-change-user.ts';

/** Lets a suspended person in again. */
export function useReinstate(): (user: User) => void {
  const { t } = useTranslation('users');
  const { mutate } = useChangeUser({
    onSaved: ({ firstName, lastName }) =>
      toast({ message: t('actions.reinstated', { name: `${firstName} ${lastName}` }) }),
  });
  return ({ id }) => mutate({ id, status: 'active' });
}
