import { listRoles, type Role } from '@kazi/simulation/roles';
import { allUsers } from '@kazi/simulation/users';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { UserList } from '../users/list/user-list.tsx';
import type { UserSearch } from '../users/list/user-search.ts';
import { RoleCard } from './role-card.tsx';
import classes from './roles-page.module.css';

const RoleDialog = onDemand(() => import('./role-dialog.tsx').then((module) => module.RoleDialog));

/** How many cards to keep room for while they come. */
const expected = [1, 2, 3, 4, 5];

/** The roles with the users who have them, and below, everybody. */
export function RolesPage({ search }: { search: UserSearch }) {
  const { t } = useTranslation('demo/access');
  const roles = useQuery(answerOf(listRoles, {}));
  const { data: users = [] } = useQuery(answerOf(allUsers, {}));
  const change = useChangeSearch<UserSearch>();
  const [open, setOpen] = useState<Role | 'new'>();
  return (
    <Page
      title={t('rolesPage.title')}
      description={t('rolesPage.description')}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setOpen('new')}>
          {t('rolesPage.add')}
        </Button>
      }
    >
      {roles.isError ? (
        <FailedState error={roles.error} onRetry={roles.refetch} />
      ) : (
        <ul className={classes.cards} aria-label={t('rolesPage.title')}>
          {roles.data?.roles.map((role) => (
            <RoleCard
              key={role.id}
              role={role}
              people={users.filter((user) => user.role === role.usersWith)}
              isShown={role.usersWith !== null && search.role === role.usersWith}
              onEdit={() => setOpen(role)}
              onShow={(usersWith) => change({ page: undefined, role: usersWith })}
            />
          )) ?? expected.map((at) => <Skeleton key={at} component="li" height={132} radius={8} />)}
        </ul>
      )}
      <h2 className={classes.heading}>{t('rolesPage.people')}</h2>
      <UserList search={search} />
      <Suspense>
        {open && <RoleDialog role={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  );
}
