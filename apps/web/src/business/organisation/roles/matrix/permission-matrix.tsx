import { type Ability, abilityOf } from '@kazi/contract/abilities';
import type { Permission, Role } from '@kazi/contract/organisation';
import { ActionIcon } from '@mantine/core';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconLock from '#icons/IconLock';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../../shell/menu.tsx';
import { useRoleName } from '../../../identity/index.ts';
import { type Draft, permissionsOf } from '../draft.ts';
import { useLabels } from '../use-labels.ts';
import type { PermissionGroup } from './groups.ts';
import classes from './matrix.module.css';
import { MatrixRow } from './matrix-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface PermissionMatrixProps {
  roles: readonly Role[];
  /** Every permission there is, to know what a role may do. */
  permissions: readonly Permission[];
  /** Those that are shown, by what they are about. */
  groups: readonly PermissionGroup[];
  draft: Draft;
  onToggle: (role: Role, permission: string) => void;
}

/** Permissions by roles, as a grid that arrow keys move in. Nothing is saved here. */
export function PermissionMatrix({ roles, permissions, groups, draft, onToggle }: PermissionMatrixProps) {
  const { t } = useTranslation('roles');
  const labels = useLabels();
  const grid = useRef<HTMLTableElement>(null);
  const shown = groups.flatMap((group) => group.permissions);
  const { onKeyDown, cell } = useGridKeys(grid, shown.length, roles.length);
  const abilities = useAbilities(roles, permissions, draft);
  let row = -1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid: its cells are operated
    <table ref={grid} role="grid" className={classes.matrix} aria-label={t('title')} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t('matrix.permission')}
          </th>
          {roles.map((role) => (
            <RoleHeading key={role.id} role={role} isChanged={draft.has(role.id)} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.subject}>
          <tr>
            <th colSpan={roles.length + 1} scope="rowgroup" className={classes.group}>
              <span>{labels.subject(group.subject)}</span>
            </th>
          </tr>
          {group.permissions.map((permission) => {
            row += 1;
            return (
              <MatrixRow
                key={permission.id}
                row={row}
                permission={permission}
                roles={roles}
                abilities={abilities}
                draft={draft}
                cell={cell}
                onToggle={onToggle}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** What each role may do as the draft has it, by its id. */
function useAbilities(
  roles: readonly Role[],
  permissions: readonly Permission[],
  draft: Draft,
): ReadonlyMap<string, Ability> {
  return useMemo(() => {
    const rules = new Map(permissions.map(({ id, action, subject }) => [id, { action, subject }]));
    return new Map(
      roles.map((role) => [
        role.id,
        abilityOf(permissionsOf(draft, role).flatMap((id) => rules.get(id) ?? [])),
      ]),
    );
  }, [roles, permissions, draft]);
}

const RoleDialog = onDemand(() => import('../role-dialogs.tsx').then((module) => module.RoleDialog));
const DeleteRoleDialog = onDemand(() =>
  import('../role-dialogs.tsx').then((module) => module.DeleteRoleDialog),
);

interface RoleHeadingProps {
  role: Role;
  /** It has changes that are not saved. */
  isChanged: boolean;
}

/** A role at the head of its column: its name, how many people have it, and what can be done with it. */
function RoleHeading({ role, isChanged }: RoleHeadingProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const name = nameOf(role.name);
  const close = () => setOpen(undefined);
  return (
    <th scope="col" className={classes.role} title={role.description || undefined}>
      <span className={classes.roleLine}>
        <span className={classes.roleName}>
          {name}
          {isChanged && <span className={classes.dot} title={t('draft.changed')} />}
        </span>
        {role.may.requireFactor || role.may.delete ? (
          <Menu position="bottom-end" width={200}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('role.actions', { name })}>
                <IconChevronDown size={14} stroke={2} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {role.may.requireFactor && (
                <Menu.Item onClick={() => setOpen('edit')}>{t('role.edit')}</Menu.Item>
              )}
              {role.may.delete && (
                <Menu.Item color="red.8" onClick={() => setOpen('delete')}>
                  {t('role.delete')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        ) : (
          <IconLock size={14} stroke={1.8} aria-label={t('role.locked')} />
        )}
      </span>
      <span className={classes.people}>{t('role.people', { count: role.people })}</span>
      <Suspense>
        {open === 'edit' && <RoleDialog role={role} onClose={close} />}
        {open === 'delete' && <DeleteRoleDialog role={role} onClose={close} />}
      </Suspense>
    </th>
  );
}
