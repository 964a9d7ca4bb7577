import type { Permission, Role } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearchOff from '#icons/IconSearchOff';
import { LeaveGuard } from '../../../shell/dialog/leave-guard.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { groupsOf } from './matrix/groups.ts';
import { PermissionMatrix } from './matrix/permission-matrix.tsx';
import { MatrixFilters } from './matrix-filters.tsx';
import classes from './role-editor.module.css';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useRoleDraft } from './use-role-draft.ts';
import { useShownRoles } from './use-shown-roles.ts';
import { useWords } from './use-words.ts';

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
  const words = useWords();
  const [q, setQ] = useState<string>();
  const [isTryingOut, setTryingOut] = useState(false);
  const draft = useRoleDraft(roles);
  const { shown, narrow } = useShownRoles(roles);

  const groups = useMemo(() => {
    const wanted = q?.toLocaleLowerCase() ?? '';
    return groupsOf(permissions, (permission) =>
      `${words.permission(permission)} ${words.subject(permission.subject)}`
        .toLocaleLowerCase()
        .includes(wanted),
    );
  }, [permissions, q, words]);

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
