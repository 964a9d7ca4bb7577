import type { RoleName } from '@kazi/contract/abilities';
import { useTranslation } from 'react-i18next';

/** The built-in roles, from most to least. */
export const builtInRoleNames = [
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
