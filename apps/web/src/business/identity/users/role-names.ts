import type { RoleName } from '@kazi/contract/abilities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';

/** The built-in roles, from most to least. */
const builtInRoleNames = [
  'owner',
  'admin',
  'manager',
  'client',
  'agent',
  'employee',
] as const satisfies RoleName[];

/** Names roles in the reader's language; those that a workspace added keep the name they were given. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('users');
  return (role) => {
    const builtIn = builtInRoleNames.find((name) => name === role);
    return builtIn ? t(`roles.${builtIn}`) : role;
  };
}

/** Names of the roles there are; the built-in ones, for who may not see the list. */
export function useRoleNames(): readonly string[] {
  const mayRead = useAbility().can('read', 'Role');
  const { data } = useQuery(api.organisation.roles.list.queryOptions({ enabled: mayRead }));
  return data?.items.map(({ name }) => name) ?? builtInRoleNames;
}
