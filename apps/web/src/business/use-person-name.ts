import type { Person } from '@kazi/contract/identity';
import { useTranslation } from 'react-i18next';

/** What a person is called. Somebody who is invited and has not come is marked, and may have no name that the viewer knows. */
export function usePersonName(): (person: Pick<Person, 'name' | 'invited'>) => string {
  const { t } = useTranslation('work');
  return ({ name, invited }) => {
    if (!invited) return name;
    return name ? t('person.invitedAs', { name }) : t('person.invited');
  };
}
