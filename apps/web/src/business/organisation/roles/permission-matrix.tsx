import { type Ability, abilityOf } from '@kazi/contract/abilities';
import type { Permission, Role } from '@kazi/contract/organisation';
import { Row, Text } from '@kazi/ui/layout';
import { ActionIcon } from '@mantine/core';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconDots from '#icons/IconDots';
import IconLock from '#icons/IconLock';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../shell/menu.tsx';
import { MenuActions } from '../../../shell/menu-actions.tsx';
import { useRoleName } from '../../identity/index.ts';
import { type Draft, holds, isChanged, permissionsOf } from './draft.ts';
import classes from './matrix.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import { type PermissionGroup, useLabels } from './use-labels.ts';

const RoleDialog = onDemand(() => import('./role-dialogs.tsx').then((module) => module.RoleDialog));
const DeleteRoleDialog = onDemand(() =>
  import('./role-dialogs.tsx').then((module) => module.DeleteRoleDialog),
);
const PermissionDialog = onDemand(() =>
  import('./permission-dialogs.tsx').then((module) => module.PermissionDialog),
);
const DeletePermissionDialog = onDemand(() =>
  import('./permission-dialogs.tsx').then((module) => module.DeletePermissionDialog),
);

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
            <RoleHeading key={role.id} role={role} isDraft={draft.has(role.id)} />
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

interface MatrixRowProps {
  /** Where it is in the grid. */
  row: number;
  permission: Permission;
  roles: readonly Role[];
  /** What each role may do, by its id. */
  abilities: ReadonlyMap<string, Ability>;
  draft: Draft;
  cell: ReturnType<typeof useGridKeys>['cell'];
  onToggle: (role: Role, permission: string) => void;
}

/** One permission, and which roles have it. */
function MatrixRow({ row, permission, roles, abilities, draft, cell, onToggle }: MatrixRowProps) {
  const { t } = useTranslation('roles');
  const labels = useLabels();
  const nameOf = useRoleName();
  const name = labels.permission(permission);
  const fullName = t('matrix.named', { action: name, subject: labels.subject(permission.subject) });
  return (
    <tr>
      <th scope="row" className={classes.permission}>
        <Row as="span" gap={8}>
          <span className={classes.name}>{name}</span>
          {!permission.builtIn && (
            <>
              <span className={classes.own}>{labels.action(permission.action)}</span>
              <PermissionMenu permission={permission} />
            </>
          )}
        </Row>
      </th>
      {roles.map((role, column) => {
        const has = holds(draft, role, permission.id);
        const isImplied = !has && abilities.get(role.id)?.can(permission.action, permission.subject) === true;
        return (
          <td
            key={role.id}
            className={classes.cell}
            data-changed={isChanged(draft, role, permission.id) || undefined}
            data-implied={isImplied || undefined}
            title={isImplied ? t('matrix.implied') : undefined}
          >
            <input
              type="checkbox"
              className={classes.box}
              aria-label={t(isImplied ? 'matrix.cellImplied' : 'matrix.cell', {
                permission: fullName,
                role: nameOf(role.name),
              })}
              aria-disabled={!role.may.update}
              checked={has}
              onChange={() => role.may.update && onToggle(role, permission.id)}
              {...cell(row, column)}
            />
          </td>
        );
      })}
    </tr>
  );
}

/** What can be done with one of the workspace's own permissions. */
function PermissionMenu({ permission }: { permission: Permission }) {
  const { t } = useTranslation('roles');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { name, may } = permission;
  const close = () => setOpen(undefined);
  if (!may.update && !may.delete) return null;
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('permission.actions', { name })}>
            <IconDots size={14} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuActions
            actions={[
              may.update && { label: t('permission.edit'), run: () => setOpen('edit') },
              may.delete && { label: t('permission.delete'), run: () => setOpen('delete') },
            ]}
          />
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && <PermissionDialog permission={permission} onClose={close} />}
        {open === 'delete' && <DeletePermissionDialog permission={permission} onClose={close} />}
      </Suspense>
    </>
  );
}

interface RoleHeadingProps {
  role: Role;
  /** It has changes that are not saved. */
  isDraft: boolean;
}

/** A role at the head of its column: its name, how many people have it, and what can be done with it. */
function RoleHeading({ role, isDraft }: RoleHeadingProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const name = nameOf(role.name);
  const close = () => setOpen(undefined);
  return (
    <th scope="col" className={classes.role} title={role.description || undefined}>
      <Row as="span" gap={4} tone="muted">
        <span className={classes.roleName}>
          {name}
          {isDraft && <span className={classes.dot} title={t('draft.changed')} />}
        </span>
        {role.may.requireFactor || role.may.delete ? (
          <Menu position="bottom-end" width={200}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('role.actions', { name })}>
                <IconChevronDown size={14} stroke={2} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <MenuActions
                actions={[
                  role.may.requireFactor && { label: t('role.edit'), run: () => setOpen('edit') },
                  role.may.delete && { label: t('role.delete'), run: () => setOpen('delete') },
                ]}
              />
            </Menu.Dropdown>
          </Menu>
        ) : (
          <IconLock size={14} stroke={1.8} aria-label={t('role.locked')} />
        )}
      </Row>
      <Text as="span" tone="muted" size={12} weight={400}>
        {t('role.people', { count: role.people })}
      </Text>
      <Suspense>
        {open === 'edit' && <RoleDialog role={role} onClose={close} />}
        {open === 'delete' && <DeleteRoleDialog role={role} onClose={close} />}
      </Suspense>
    </th>
  );
}
