import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { builtInRoleNames } from './role-name.ts';

/** Names of the roles there are; the built-in ones, for who may not see the list. */
export function useRoleNames(): readonly string[] {
  const mayRead = useAbility().can('read', 'Role');
  const { data } = useQuery(api.organisation.roles.list.queryOptions({ enabled: mayRead }));
  return data?.items.map(({ name }) => name) ?? builtInRoleNames;
}
