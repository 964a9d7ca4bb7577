import { type Action, type Subject, subjects } from '@kazi/contract/abilities';
import type { Permission } from '@kazi/contract/organisation';
import { useTranslation } from 'react-i18next';

/** Names what the matrix is about in the reader's language. */
export function useLabels() {
  const { t } = useTranslation('roles');
  const action = (name: Action) => t(`actions.${name}`);
  const subject = (name: Subject) => t(`subjects.${name}`);
  /** One of the workspace's own keeps the name it was given. */
  const permission = (of: Permission) => (of.builtIn ? action(of.action) : of.name);
  return { action, subject, permission };
}

export interface PermissionGroup {
  subject: Subject;
  permissions: Permission[];
}

/**
 * The permissions by what they are about, in the order of the subjects, those that every workspace has first. `matches`
 * decides which are shown; groups without any are left out.
 */
export function groupsOf(
  permissions: readonly Permission[],
  matches: (permission: Permission) => boolean,
): PermissionGroup[] {
  return subjects
    .map((subject) => ({
      subject,
      permissions: permissions
        .filter((permission) => permission.subject === subject && matches(permission))
        .sort((a, b) => Number(b.builtIn) - Number(a.builtIn)),
    }))
    .filter((group) => group.permissions.length > 0);
}
