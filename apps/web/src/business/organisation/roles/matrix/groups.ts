import { type Subject, subjects } from '@kazi/contract/abilities';
import type { Permission } from '@kazi/contract/organisation';

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
