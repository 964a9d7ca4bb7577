import type { User } from '@kazi/contract/identity';
import { userStatuses } from '@kazi/contract/identity/words';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack, Text } from '@kazi/ui/layout';
import type { Column } from '@kazi/ui/record-table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconUsers from '#icons/IconUsers';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { StatusBadge } from '../../status.tsx';
import { useRoleName, useRoleNames } from './role-names.ts';
import { useLastSeen } from './use-last-seen.tsx';
import { usersOptions } from './use-users.ts';
import { UserActions } from './user-actions.tsx';
import classes from './user-table.module.css';
import { UserTabs } from './user-tabs.tsx';

const route = getRouteApi('/_app/people/');

/** Everybody in the workspace. The filter lives in the address. The button to invite belongs to another area. */
export function UsersPage({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const roles = useRoleNames();
  const search = route.useSearch();
  return (
    <ListPage
      title={t('title')}
      description={t('description')}
      actions={actions}
      tabs={<UserTabs />}
      list={useInfiniteQuery(usersOptions(search))}
      columns={useColumns()}
      search={search}
      filters={[
        { kind: 'words', name: 'q', label: t('search') },
        {
          kind: 'choice',
          name: 'role',
          label: t('columns.role'),
          any: t('anyRole'),
          options: roles.map((value) => ({ value, label: nameOf(value) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('columns.status'),
          any: t('anyStatus'),
          options: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      nothing={t('nothing', { returnObjects: true })}
      empty={{ icon: IconUsers, title: t('empty') }}
    />
  );
}

function useColumns(): Column<User>[] {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const lastSeen = useLastSeen();
  return [
    { heading: t('columns.user'), cell: (user) => <Name {...user} /> },
    { heading: t('columns.role'), cell: ({ role }) => nameOf(role) },
    {
      heading: t('columns.status'),
      cell: ({ status, removedAt }) =>
        status === 'active' ? (
          <span className={classes.seen}>{t('status.active')}</span>
        ) : (
          <StatusBadge status={status}>{t(removedAt ? 'status.removed' : `status.${status}`)}</StatusBadge>
        ),
    },
    { heading: t('columns.lastSeen'), className: classes.seen, cell: lastSeen },
    {
      heading: t('columns.actions'),
      kind: 'actions',
      className: classes.actions,
      cell: (user) => <UserActions user={user} />,
    },
  ];
}

function Name({ id, firstName, lastName, avatar, email }: User) {
  const name = `${firstName} ${lastName}`;
  return (
    <Row as="span" gap={12}>
      <Avatar name={name} src={avatar} size={36} decorative />
      <Stack as="span" className={classes.words}>
        <Link to="/people/$userId" params={{ userId: id }} data-row-link>
          {name}
        </Link>
        <Text as="span" tone="muted" size={13} weight={400}>
          {email}
        </Text>
      </Stack>
    </Row>
  );
}
