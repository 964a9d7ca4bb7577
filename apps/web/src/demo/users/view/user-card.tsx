import type { Account, User } from '@kazi/simulation/users';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { StatusBadge } from '@kazi/ui/status-badge';
import { RoleMark } from '../role-mark.tsx';
import { capitalised } from '../users.ts';
import classes from './user-card.module.css';

interface UserCardProps {
  user: User;
  /** Left out while it loads. */
  account: Account | undefined;
}

/** Who somebody is, and how to reach them. */
export function UserCard({ user, account }: UserCardProps) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { fullName, username, email, company, country, contact, avatar, role, currentPlan, status } = user;
  const since =
    account && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(account.memberSince));
  const facts = [
    ['Username', <bdi key="username">{username}</bdi>],
    [
      'E-mail',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Telephone', <bdi key="contact">{contact || '—'}</bdi>],
    ['Company', company || '—'],
    ['Country', country || '—'],
    ['Plan', capitalised(currentPlan)],
    ['Member since', since ?? '—'],
  ] as const;
  return (
    <Panel>
      <div className={classes.person}>
        <Avatar name={fullName} src={avatar} size={88} decorative />
        <span className={classes.state}>
          <RoleMark role={role} />
          <StatusBadge status={status}>{capitalised(status)}</StatusBadge>
        </span>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Tasks done</dt>
          <dd>{account ? number.format(account.tasksDone) : '…'}</dd>
        </div>
        <div>
          <dt>Projects done</dt>
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
