import { folded } from '@kazi/contract/folded';
import type { Permission, Role } from '@kazi/contract/organisation';
import { useAnnounced } from '@kazi/ui/announcer';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import IconSearchOff from '#icons/IconSearchOff';
import IconUserSearch from '#icons/IconUserSearch';
import { api } from '../../../api/queries.ts';
import { Can } from '../../../session/ability.tsx';
import { LeaveGuard } from '../../../shell/dialog/leave-guard.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { useRoleName } from '../../identity/index.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import classes from './roles-page.module.css';
import { groupsOf, useLabels } from './use-labels.ts';
import { type RoleDraft, useRoleDraft } from './use-role-draft.ts';

const RoleDialog = onDemand(() => import('./role-dialogs.tsx').then((module) => module.RoleDialog));
const PermissionDialog = onDemand(() =>
  import('./permission-dialogs.tsx').then((module) => module.PermissionDialog),
);

const TryOutDrawer = onDemand(() => import('./try-out-drawer.tsx').then((module) => module.TryOutDrawer));

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

interface RoleEditorProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** The matrix, with changes that can be tried out before they are saved. */
function RoleEditor({ roles, permissions }: RoleEditorProps) {
  const { t } = useTranslation(['roles', 'common']);
  const labels = useLabels();
  const [q, setQ] = useState<string>();
  const [isTryingOut, setTryingOut] = useState(false);
  const draft = useRoleDraft(roles);
  const { shown, narrow } = useShownRoles(roles);

  const groups = useMemo(() => {
    const wanted = folded(q ?? '');
    return groupsOf(permissions, (permission) =>
      folded(`${labels.permission(permission)} ${labels.subject(permission.subject)}`).includes(wanted),
    );
  }, [permissions, q, labels]);

  return (
    <div className={classes.editor} data-fills-page>
      <MatrixFilters q={q} onSearch={setQ} narrow={narrow} onTryOut={() => setTryingOut(true)} />
      <div className={classes.panel}>
        <div className={classes.scroller}>
          {groups.length > 0 ? (
            <PermissionMatrix
              roles={shown}
              permissions={permissions}
              groups={groups}
              draft={draft.draft}
              onToggle={draft.toggle}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={24} stroke={1.6} />}
              title={t('nothing')}
              action={
                <Button variant="default" onClick={() => setQ(undefined)}>
                  {t('common:clearFilters')}
                </Button>
              }
            />
          )}
        </div>
        <UnsavedBar draft={draft} onTryOut={() => setTryingOut(true)} />
      </div>
      <LeaveGuard
        isOn={draft.count > 0}
        title={t('leave.title')}
        message={t('leave.message')}
        confirmLabel={t('leave.confirm')}
      />
      <Suspense>
        {isTryingOut && <TryOutDrawer roles={roles} draft={draft} onClose={() => setTryingOut(false)} />}
      </Suspense>
    </div>
  );
}

/** The roles there is room for: all of them, or on a phone the one that is chosen. */
function useShownRoles(roles: readonly Role[]) {
  const isNarrow = useIsPhone();
  const [chosen, choose] = useState<string>();
  if (!isNarrow) return { shown: roles, narrow: undefined };
  const one = roles.find(({ id }) => id === chosen) ?? roles.find(({ may }) => may.update) ?? roles[0];
  return { shown: one ? [one] : [], narrow: { roles, one, choose } };
}

interface UnsavedBarProps {
  draft: RoleDraft;
  onTryOut: () => void;
}

/** Says what is not saved yet, and what can be done about it. */
function UnsavedBar({ draft, onTryOut }: UnsavedBarProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  const count = t('draft.count', { count: draft.count });
  useAnnounced(draft.count > 0 ? count : '', count);
  if (draft.count === 0) return null;
  return (
    <Row as="section" gap={16} lineGap={8} wrap className={classes.bar} aria-label={t('draft.label')}>
      <p className={classes.words}>
        {count}{' '}
        <Text as="span" tone="muted" weight={400}>
          {t('draft.roles', { names: draft.changed.map(({ name }) => nameOf(name)) })}
        </Text>
      </p>
      <Row gap={8} align="stretch" wrap>
        <Button variant="subtle" color="gray" disabled={draft.isSaving} onClick={draft.discard}>
          {t('draft.discard')}
        </Button>
        <Button variant="default" onClick={onTryOut}>
          {t('tryOut.open')}
        </Button>
        <Button loading={draft.isSaving} onClick={draft.save}>
          {t('draft.save')}
        </Button>
      </Row>
    </Row>
  );
}

interface MatrixFiltersProps {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** On a phone: one role at a time, chosen here. */
  narrow: { roles: readonly Role[]; one: Role | undefined; choose: (id: string) => void } | undefined;
  onTryOut: () => void;
}

function MatrixFilters({ q, onSearch, narrow, onTryOut }: MatrixFiltersProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  return (
    <search className={filterClasses.filters}>
      {narrow && (
        <NativeSelect
          aria-label={t('role.choose')}
          value={narrow.one?.id ?? ''}
          onChange={({ currentTarget }) => narrow.choose(currentTarget.value)}
          data={narrow.roles.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
      )}
      <SearchField className={filterClasses.search} label={t('search')} value={q} onSearch={onSearch} />
      <Can do="update" on="Role">
        <Button variant="default" leftSection={<IconUserSearch size={16} stroke={1.8} />} onClick={onTryOut}>
          {t('tryOut.open')}
        </Button>
      </Can>
    </search>
  );
}
