import { isRoleName, roleNames } from '@kazi/contract/abilities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';

/** Names roles in the reader's language; those that a workspace added keep the name they were given. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('users');
  return (role) => (isRoleName(role) ? t(`roles.${role}`) : role);
}

/** Names of the roles there are; the built-in ones, for users who may not see the list. */
export function useRoleNames(): readonly string[] {
  const mayRead = useAbility().can('read', 'Role');
  const { data } = useQuery(
    api.organisation.roles.list.queryOptions({ enabled: mayRead, meta: { toast: true } }),
  );
  return data?.items.map(({ name }) => name) ?? roleNames;
}
