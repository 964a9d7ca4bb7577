import type { Ability, RoleName } from '@kazi/contract/abilities';
import type { User } from '@kazi/contract/identity';

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
    status: User['status'];
  };
  ability: Ability;
  /**
   * Whether they have a second factor, whether their role asks for one, and whether the OpenID provider vouched for one
   * in the login of this session.
   */
  factor: { has: boolean; isRequired: boolean; isAtProvider: boolean };
  session: {
    id: string;
    expiresAt: Date;
    /** When the user last proved who they are: by logging in, or by confirming it since. */
    confirmedAt: Date;
  };
}
