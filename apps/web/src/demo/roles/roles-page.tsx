import { listRoles, type Role } from '@kazi/simulation/roles';
import { allUsers, type User, type UserRole } from '@kazi/simulation/users';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { KeysRest } from '../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { Faces } from '../parts/faces.tsx';
import { links } from '../routing/links.ts';
import { UserList } from '../users/list/user-list.tsx';
import type { UserSearch } from '../users/list/user-search.ts';
import classes from './roles-page.module.css';
import { useRoleLabel } from './use-role-label.ts';

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
        <Stack as="ul" gap={12} className={classes.cards} aria-label={t('rolesPage.title')}>
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
        </Stack>
      )}
      <h2 className={classes.heading}>{t('rolesPage.people')}</h2>
      <UserList search={search} />
      <Suspense fallback={<KeysRest />}>
        {open && <RoleDialog role={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  );
}

interface RoleCardProps {
  role: Role;
  /** The users who have it. */
  people: readonly User[];
  /** The list below shows them alone. */
  isShown: boolean;
  onEdit: () => void;
  /** Shows who has it alone, or everybody again. */
  onShow: (usersWith: UserRole | undefined) => void;
}

/** A role with the number and faces of its people. */
function RoleCard({ role, people, isShown, onEdit, onShow }: RoleCardProps) {
  const { t } = useTranslation(['demo/access', 'demo/users']);
  const { name, usersWith, grants } = role;
  const label = useRoleLabel()(name);
  const allowed = grants.filter(({ read, write, create }) => read || write || create).length;
  return (
    <Stack as="li" gap={12} className={classes.card} data-shown={isShown || undefined}>
      <Row justify="between" tone="muted" size={13} className={classes.top}>
        <span>{t('rolesPage.users', { count: people.length })}</span>
        <Faces
          people={people.map(({ id, fullName, avatar }) => ({
            name: fullName,
            picture: avatar,
            to: links.user(id),
          }))}
          max={5}
          size={30}
        />
      </Row>
      <div>
        <Text as="h2" size={15} weight={600}>
          <bdi>{label}</bdi>
        </Text>
        <Text tone="muted" size={13}>
          {t('rolesPage.allowed', { allowed, all: grants.length })}
          {usersWith && ` · ${t(`demo/users:roles.${usersWith}`)}`}
        </Text>
      </div>
      <Row gap={4} align="stretch" wrap>
        <Button
          variant="default"
          size="xs"
          aria-label={t('rolesPage.editNamed', { role: label })}
          onClick={onEdit}
        >
          {t('rolesPage.edit')}
        </Button>
        {usersWith && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={t(isShown ? 'rolesPage.showAllNamed' : 'rolesPage.showNamed', { role: label })}
            onClick={() => onShow(isShown ? undefined : usersWith)}
          >
            {t(isShown ? 'rolesPage.showAll' : 'rolesPage.show')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
