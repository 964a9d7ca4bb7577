import type { Account, User } from '@kazi/simulation/users';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../parts/status.tsx';
import { useCountryName } from '../../parts/use-country-name.ts';
import { RoleMark } from '../role-mark.tsx';
import classes from './user-card.module.css';

interface UserCardProps {
  user: User;
  /** Left out while it loads. */
  account: Account | undefined;
}

/** A user's name and role, and how to reach them. */
export function UserCard({ user, account }: UserCardProps) {
  const { t } = useTranslation('demo/users');
  const locale = useLocale();
  const countryName = useCountryName();
  const number = new Intl.NumberFormat(locale);
  const { fullName, username, email, company, country, contact, avatar, role, currentPlan, status } = user;
  const since =
    account && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(account.memberSince));
  const facts = [
    [t('facts.username'), <bdi key="username">{username}</bdi>],
    [
      t('facts.email'),
      <a key="email" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>,
    ],
    [t('facts.contact'), <bdi key="contact">{contact || '—'}</bdi>],
    [t('facts.company'), <bdi key="company">{company || '—'}</bdi>],
    [t('facts.country'), country ? countryName(country) : '—'],
    [t('facts.plan'), t(`plans.${currentPlan}`)],
    [t('facts.memberSince'), since ?? '—'],
  ] as const;
  return (
    <Panel>
      <div className={classes.person}>
        <Avatar name={fullName} src={avatar} size={88} decorative />
        <span className={classes.state}>
          <RoleMark role={role} />
          <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
        </span>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('facts.tasksDone')}</dt>
          <dd>{account ? number.format(account.tasksDone) : '…'}</dd>
        </div>
        <div>
          <dt>{t('facts.projectsDone')}</dt>
          <dd>{account ? number.format(account.projectsDone) : '…'}</dd>
        </div>
      </dl>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
