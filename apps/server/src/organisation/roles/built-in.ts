import {
  builtInPermissions,
  builtInRules,
  type RoleName,
  type Rule,
  roleNames,
} from '@kazi/contract/abilities';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';

const words = ({ action, subject }: Rule) => `${action} ${subject}`;

/** Gives a new workspace the built-in permissions and roles. Returns the roles' ids by name. */
export async function insertBuiltInRoles(tx: Tx): Promise<Map<RoleName, string>> {
  const tenant_id = tx.tenant;
  const roles = new Map(roleNames.map((name) => [name, newId()]));
  const permissions = new Map(
    builtInPermissions.map((permission) => [words(permission), { ...permission, id: newId() }]),
  );
  const links = [...roles].flatMap(([name, role_id]) =>
    builtInRules(name).map((rule) => {
      const permission = permissions.get(words(rule));
      if (!permission) throw new TypeError(`No built-in permission is to ${words(rule)}`);
      return { tenant_id, role_id, permission_id: permission.id };
    }),
  );
  await tx
    .insertInto('roles')
    .values([...roles].map(([name, id]) => ({ tenant_id, id, name, built_in: true })))
    .execute();
  await tx
    .insertInto('permissions')
    .values([...permissions.values()].map((permission) => ({ ...permission, tenant_id, built_in: true })))
    .execute();
  await tx.insertInto('role_permissions').values(links).execute();
  return roles;
}
