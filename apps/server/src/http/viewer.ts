import type { Ability, RoleName } from '@kazi/contract/abilities';
import type { Database } from '../database/tenancy.ts';

/** Whoever makes a request: who they are, what they may do, and the session they do it by. */
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

/** Finds who a session's token stands for in a workspace. Supplied by the identity area. */
export type FindViewer = (database: Database, tenant: string, token: string) => Promise<Viewer | undefined>;

/** Whether somebody may see an app, and so what happens in it. Supplied by the organisation area. */
export type MaySeeApp = (database: Database, viewer: Viewer, app: string) => Promise<boolean>;
