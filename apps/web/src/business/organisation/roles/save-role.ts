import type { Role } from '@kazi/contract/organisation';
import { client } from '../../../api/client.ts';
import { newerOf } from '../../../api/newer.ts';
import { type Draft, permissionsOf } from './draft.ts';

/** How often a change is tried again on a newer role: somebody may be changing it all the time. */
const maxTries = 5;

/**
 * Saves what the draft wants of a role. Where somebody else changed the role meanwhile it is saved on top of that:
 * giving one permission and taking another do not stand in each other's way.
 */
export async function saveRole(role: Role, draft: Draft): Promise<Role> {
  let on = role;
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.organisation.roles.update({
        id: on.id,
        version: on.version,
        permissions: permissionsOf(draft, on),
      });
    } catch (error) {
      const current = newerOf(error, on);
      if (!current || tries === maxTries) throw error;
      on = current;
    }
  }
}
