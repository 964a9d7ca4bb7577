import { type Ability, abilityOf } from '@kazi/contract/abilities';
import type { Permission, Role } from '@kazi/contract/organisation';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, permissionsOf } from '../draft.ts';
import { useLabels } from '../use-labels.ts';
import type { PermissionGroup } from './groups.ts';
import classes from './matrix.module.css';
import { MatrixRow } from './matrix-row.tsx';
import { RoleHeading } from './role-heading.tsx';
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
