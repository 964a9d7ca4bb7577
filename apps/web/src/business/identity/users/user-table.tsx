import type { User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { RecordTable } from '@kazi/ui/record-table';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { useRoleName } from './role-names.ts';
import { useLastSeen } from './use-last-seen.tsx';
import { UserActions } from './user-actions.tsx';
import classes from './user-table.module.css';

/** People as rows; on a phone, as cards. */
export function UserTable({ users }: { users: readonly User[] }) {
  const { t } = useTranslation('users');
  return (
    <RecordTable
      label={t('title')}
      columns={[
        t('columns.user'),
        t('columns.role'),
        t('columns.status'),
        t('columns.lastSeen'),
        <VisuallyHidden key="actions">{t('columns.actions')}</VisuallyHidden>,
      ]}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </RecordTable>
  );
}

function UserRow({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const lastSeen = useLastSeen();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <Avatar name={name} src={user.avatar} size={36} decorative />
          <span className={classes.words}>
            <Link to="/people/$userId" params={{ userId: user.id }} data-row-link>
              {name}
            </Link>
            <span className={classes.email}>{user.email}</span>
          </span>
        </span>
      </th>
      <td>{nameOf(user.role)}</td>
      <td>
        {user.status === 'active' ? (
          <span className={classes.seen}>{t('status.active')}</span>
        ) : (
          <StatusBadge status={user.status}>{t(`status.${user.status}`)}</StatusBadge>
        )}
      </td>
      <td className={classes.seen}>{lastSeen(user)}</td>
      <td data-actions className={classes.actions}>
        <UserActions user={user} />
      </td>
    </tr>
  );
}
