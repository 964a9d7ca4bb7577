import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { NewRoleAndPermission } from './new-role-and-permission.tsx';
import { RoleEditor } from './role-editor.tsx';

/** What each role may do: the matrix of the workspace's roles and permissions. */
export function RolesPage() {
  const { t } = useTranslation(['roles', 'common']);
  const roles = useQuery(api.organisation.roles.list.queryOptions({ meta: { quiet: true } }));
  const permissions = useQuery(api.organisation.permissions.list.queryOptions({ meta: { quiet: true } }));
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
