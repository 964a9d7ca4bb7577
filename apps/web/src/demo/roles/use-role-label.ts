import { roleNames } from '@kazi/simulation/permissions';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../shell/search-params.ts';

/** Names a role as people read it: the sample's in their language, one that was made here as it was written. */
export function useRoleLabel(): (name: string) => string {
  const { t } = useTranslation('demo/access');
  return (name) => {
    const known = oneOf(name, roleNames);
    return known ? t(`roles.${known}`) : name;
  };
}
