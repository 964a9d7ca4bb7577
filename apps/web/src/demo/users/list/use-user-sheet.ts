import type { User } from '@kazi/simulation/users';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../parts/use-country-name.ts';
import type { Sheet } from '../../parts/use-save-sheet.ts';

/** Users as rows of a file. */
export function useUserSheet(): (users: readonly User[]) => Sheet {
  const { t } = useTranslation('demo/users');
  const countryName = useCountryName();
  return (users) => ({
    headings: [
      t('facts.fullName'),
      t('facts.username'),
      t('facts.email'),
      t('facts.company'),
      t('facts.country'),
      t('facts.contact'),
      t('facts.role'),
      t('facts.plan'),
      t('facts.billing'),
      t('facts.status'),
    ],
    rows: users.map((user) => [
      user.fullName,
      user.username,
      user.email,
      user.company,
      countryName(user.country),
      user.contact,
      t(`roles.${user.role}`),
      t(`plans.${user.currentPlan}`),
      t(`billings.${user.billing}`),
      t(`statuses.${user.status}`),
    ]),
  });
}
