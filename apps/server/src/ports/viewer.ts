import type { Ability, RoleName } from '@kazi/contract/abilities';

/** The user who makes a request, what they may do, and the session they do it by. */
export interface Viewer {
  tenant: string;
  user: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    /** Name of the role: a built-in one, or one of the workspace's own. */
    role: RoleName | (string & {});
    status: 'pending' | 'active' | 'suspended';
  };
  ability: Ability;
  session: { id: string; expiresAt: Date };
}
