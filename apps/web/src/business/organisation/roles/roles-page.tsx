import type { Role } from '@kazi/contract/organisation';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { RoleEditor } from './role-editor.tsx';

const RoleDialog = onDemand(() => import('./role-dialogs.tsx').then((module) => module.RoleDialog));
const PermissionDialog = onDemand(() =>
  import('./permission-dialogs.tsx').then((module) => module.PermissionDialog),
);

/** What each role may do: the matrix of the workspace's roles and permissions. */
export function RolesPage() {
  const { t } = useTranslation(['roles', 'common']);
  const roles = useQuery(api.organisation.roles.list.queryOptions());
  const permissions = useQuery(api.organisation.permissions.list.queryOptions());
  const error = roles.error ?? permissions.error;
  function retry() {
    roles.refetch();
    permissions.refetch();
  }
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="full"
      actions={<NewRoleAndPermission roles={roles.data?.items ?? []} />}
    >
      {roles.data && permissions.data ? (
        <RoleEditor roles={roles.data.items} permissions={permissions.data.items} />
      ) : error ? (
        <FailedState error={error} onRetry={retry} />
      ) : (
        <Panel flush>
          <SkeletonRows rows={12} height={40} label={t('common:loading')} />
        </Panel>
      )}
    </Page>
  );
}

/** Makes roles and permissions, for users who may. */
function NewRoleAndPermission({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<'role' | 'permission'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Can do="create" on="Permission">
        <Button variant="default" onClick={() => setOpen('permission')}>
          {t('permission.new')}
        </Button>
      </Can>
      <Can do="create" on="Role">
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('role')}>
          {t('role.new')}
        </Button>
      </Can>
      <Suspense>
        {open === 'role' && <RoleDialog templates={roles} onClose={close} />}
        {open === 'permission' && <PermissionDialog onClose={close} />}
      </Suspense>
    </>
  );
}
