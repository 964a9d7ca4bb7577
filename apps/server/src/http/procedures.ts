import { contract } from '@kazi/contract';
import { implement } from '@orpc/server';
import type { Actor, Db, Tx } from '../database/tenancy.ts';
import type { Viewer } from '../ports/viewer.ts';
import type { RequestContext } from './context.ts';
import { badInput, unauthorised, unknownProject } from './errors.ts';
import { sessionsChanged } from './session-cache.ts';

/** Every call of the contract, without any condition. */
export const base = implement(contract).$context<RequestContext>();

/** The database as one workspace sees it, ready for handlers. */
function asTenant({ services }: RequestContext, tenant: string, actor: Actor) {
  return {
    read: <T>(query: (db: Db) => Promise<T>) => services.database.read(tenant, query),
    async write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
      const { result, signalled } = await services.database.write(tenant, actor, async (tx) => ({
        result: await change(tx),
        signalled: tx.signalled,
      }));
      if (signalled.has(sessionsChanged)) services.sessions.forget();
      return result;
    },
  };
}

/** The workspace that the request names. Throws where it names none. */
async function tenantOf({ project, services }: RequestContext): Promise<string> {
  if (!project) throw badInput({ 'X-Project': 'must be sent as a header, with the key of the workspace' });
  const tenant = await services.findTenant(project);
  if (!tenant) throw unknownProject();
  return tenant;
}

/** The user who makes the request. Throws 401 without a valid session. */
export async function viewerOf(context: RequestContext): Promise<Viewer> {
  const tenant = await tenantOf(context);
  if (!context.token) throw unauthorised();
  const viewer = await context.services.sessions.viewer(tenant, context.token);
  if (!viewer) throw unauthorised('This login has ended. Please log in again.');
  return viewer;
}

/**
 * Calls that need no login. Handlers find the workspace in `context.tenant`, and `context.read` and
 * `context.write` that run as it.
 */
export const open = base.use(async ({ context, next }) => {
  const tenant = await tenantOf(context);
  return next({ context: { tenant, ...asTenant(context, tenant, null) } });
});

/** Calls that need a login. Handlers find who asks in `context.viewer`, who is also the actor of writes. */
export const authed = base.use(async ({ context, next }) => {
  const viewer = await viewerOf(context);
  const { tenant, user } = viewer;
  return next({ context: { tenant, viewer, ...asTenant(context, tenant, user.id) } });
});

/** What handlers of `open` calls are given. */
export interface OpenContext extends RequestContext, ReturnType<typeof asTenant> {
  tenant: string;
}

/** What handlers of `authed` calls are given. */
export interface AuthedContext extends OpenContext {
  viewer: Viewer;
}
