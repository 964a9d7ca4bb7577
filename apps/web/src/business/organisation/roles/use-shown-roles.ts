import type { Role } from '@kazi/contract/organisation';
import { useState } from 'react';
import { useIsPhone } from '../../../shell/use-is-phone.ts';

/** The roles there is room for: all of them, or on a phone the one that is chosen. */
export function useShownRoles(roles: readonly Role[]) {
  const isNarrow = useIsPhone();
  const [chosen, choose] = useState<string>();
  if (!isNarrow) return { shown: roles, narrow: undefined };
  const one = roles.find(({ id }) => id === chosen) ?? roles.find(({ may }) => may.update) ?? roles[0];
  return { shown: one ? [one] : [], narrow: { roles, one, choose } };
}
