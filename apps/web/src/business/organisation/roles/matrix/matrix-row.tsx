import type { Ability } from '@kazi/contract/abilities';
import type { Permission, Role } from '@kazi/contract/organisation';
import { ActionIcon } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { Menu } from '../../../../shell/menu.tsx';
import { useRoleName } from '../../../identity/index.ts';
import { type Draft, holds, isChanged } from '../draft.ts';
import { useLabels } from '../use-labels.ts';
import classes from './matrix.module.css';
import type { useGridKeys } from './use-grid-keys.ts';

const PermissionDialog = onDemand(() =>
  import('../permission-dialogs.tsx').then((module) => module.PermissionDialog),
);
const DeletePermissionDialog = onDemand(() =>
  import('../permission-dialogs.tsx').then((module) => module.DeletePermissionDialog),
);

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
export function MatrixRow({ row, permission, roles, abilities, draft, cell, onToggle }: MatrixRowProps) {
  const { t } = useTranslation('roles');
  const labels = useLabels();
  const nameOf = useRoleName();
  const name = labels.permission(permission);
  const fullName = t('matrix.named', { action: name, subject: labels.subject(permission.subject) });
  return (
    <tr>
      <th scope="row" className={classes.permission}>
        <span className={classes.line}>
          <span className={classes.name}>{name}</span>
          {!permission.builtIn && (
            <>
              <span className={classes.own}>{labels.action(permission.action)}</span>
              <PermissionMenu permission={permission} />
            </>
          )}
        </span>
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
          {may.update && <Menu.Item onClick={() => setOpen('edit')}>{t('permission.edit')}</Menu.Item>}
          {may.delete && (
            <Menu.Item color="red.8" onClick={() => setOpen('delete')}>
              {t('permission.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'edit' && <PermissionDialog permission={permission} onClose={close} />}
        {open === 'delete' && <DeletePermissionDialog permission={permission} onClose={close} />}
      </Suspense>
    </>
  );
}
