import type { User } from '@kazi/contract/identity';
import { useLocale } from '@kazi/ui/locale';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { countryNames } from '../countries/country-names.ts';
import classes from './user-page.module.css';

/** How to reach a person, and since when they are here. What the viewer may not know is left out. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const { email, phone, country, createdAt, lastSeenAt } = user;
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <dl className={classes.facts}>
      <dt>{t('facts.email')}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>{t('facts.phone')}</dt>
          <dd>
            <a href={`tel:${phone}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </>
      )}
      {country && (
        <>
          <dt>{t('facts.country')}</dt>
          <dd>{countryNames(locale)(country)}</dd>
        </>
      )}
      <dt>{t('facts.since')}</dt>
      <dd>{since}</dd>
      {lastSeenAt && (
        <>
          <dt>{t('columns.lastSeen')}</dt>
          <dd>
            <RelativeTime at={lastSeenAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
