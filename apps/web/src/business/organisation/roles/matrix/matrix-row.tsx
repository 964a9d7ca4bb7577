import type { Ability } from '@kazi/contract/abilities';
import type { Permission, Role } from '@kazi/contract/organisation';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../identity/index.ts';
import { type Draft, holds, isChanged } from '../draft.ts';
import { useWords } from '../use-words.ts';
import classes from './matrix.module.css';
import { PermissionMenu } from './permission-menu.tsx';
import type { useGridKeys } from './use-grid-keys.ts';

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
  const words = useWords();
  const nameOf = useRoleName();
  const name = words.permission(permission);
  const fullName = t('matrix.named', { action: name, subject: words.subject(permission.subject) });
  return (
    <tr>
      <th scope="row" className={classes.permission}>
        <span className={classes.line}>
          <span className={classes.name}>{name}</span>
          {!permission.builtIn && (
            <>
              <span className={classes.own}>{words.action(permission.action)}</span>
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
