import type { Permission, Role } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button, NativeSelect } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import IconUserSearch from '#icons/IconUserSearch';
import { Can } from '../../../session/ability.tsx';
import { LeaveGuard } from '../../../shell/dialog/leave-guard.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import filterClasses from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { useRoleName } from '../../identity/index.ts';
import { groupsOf } from './matrix/groups.ts';
import { PermissionMatrix } from './matrix/permission-matrix.tsx';
import classes from './role-editor.module.css';
import { useLabels } from './use-labels.ts';
import { type RoleDraft, useRoleDraft } from './use-role-draft.ts';

const TryOutDrawer = onDemand(() =>
  import('./try-out/try-out-drawer.tsx').then((module) => module.TryOutDrawer),
);

interface RoleEditorProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** The matrix, with changes that can be tried out before they are saved. */
export function RoleEditor({ roles, permissions }: RoleEditorProps) {
  const { t } = useTranslation(['roles', 'common']);
  const labels = useLabels();
  const [q, setQ] = useState<string>();
  const [isTryingOut, setTryingOut] = useState(false);
  const draft = useRoleDraft(roles);
  const { shown, narrow } = useShownRoles(roles);

  const groups = useMemo(() => {
    const wanted = q?.toLocaleLowerCase() ?? '';
    return groupsOf(permissions, (permission) =>
      `${labels.permission(permission)} ${labels.subject(permission.subject)}`
        .toLocaleLowerCase()
        .includes(wanted),
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
  if (draft.count === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('draft.label')}>
      <p className={classes.words} role="status">
        {t('draft.count', { count: draft.count })}{' '}
        <span className={classes.roles}>
          {t('draft.roles', { names: draft.changed.map(({ name }) => nameOf(name)) })}
        </span>
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" disabled={draft.isSaving} onClick={draft.discard}>
          {t('draft.discard')}
        </Button>
        <Button variant="default" onClick={onTryOut}>
          {t('tryOut.open')}
        </Button>
        <Button loading={draft.isSaving} onClick={draft.save}>
          {t('draft.save')}
        </Button>
      </div>
    </section>
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
