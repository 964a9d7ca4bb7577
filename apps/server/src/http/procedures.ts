import { contract } from '@kazi/contract';
import { implement } from '@orpc/server';
import type { Actor, Db, Tx } from '../database/tenancy.ts';
import type { FileAddresses } from '../ports/files.ts';
import type { Viewer } from '../ports/viewer.ts';
import type { KnownWorkspace } from '../ports/workspaces.ts';
import type { Services } from '../services.ts';
import type { RequestContext } from './context.ts';
import { badInput, needsSecondFactor, unauthorised, unknownProject } from './errors.ts';
import { networkOf } from './network.ts';
import { sessionsChanged } from './session-cache.ts';

/** Every call of the contract, without any condition. */
export const base = implement(contract).$context<RequestContext>();

/**
 * The database as one workspace sees it, ready for handlers. What a GET reads may come from a replica, see `readShown`; what must not
 * goes by `services.database`.
 */
function asTenant({ services, ip, requestId }: RequestContext, tenant: string, actor: Actor) {
  const origin = { ip, requestId };
  return {
    read: <T>(query: (db: Db) => Promise<T>) => services.database.readShown(tenant, query),
    readTogether: <T>(query: (db: Db) => Promise<T>) => services.database.readShownTogether(tenant, query),
    async write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
      const { result, signalled } = await services.database.write(
        tenant,
        actor,
        async (tx) => ({ result: await change(tx), signalled: tx.signalled }),
        origin,
      );
      if (signalled.has(sessionsChanged)) services.sessions.forget();
      return result;
    },
  };
}

/** The workspace that the request names. Throws where it names none. */
async function workspaceOf({ project, services, facts }: RequestContext): Promise<KnownWorkspace> {
  if (!project) throw badInput({ 'X-Project': 'must be sent as a header, with the key of the workspace' });
  const workspace = await services.workspaces.withKey(project);
  if (!workspace) throw unknownProject();
  facts.tenant = workspace.id;
  return workspace;
}

/** Does the work once it is the caller's turn, and the workspace's where that has a limit. */
async function inTurn<Result>(
  { inTurn: take }: RequestContext,
  { id, callsAtOnce }: KnownWorkspace,
  caller: string,
  work: () => Result | PromiseLike<Result>,
): Promise<Result> {
  return take(caller, () => (callsAtOnce ? take(id, work, callsAtOnce) : work()));
}

/**
 * The user who makes the request. Throws 401 without a valid session, and 403 where their role asks for a second factor
 * that they do not have.
 */
export async function viewerOf(context: RequestContext): Promise<Viewer> {
  const { viewer } = await loggedIn(context);
  refuseWithoutFactor(viewer);
  return viewer;
}

function refuseWithoutFactor({ factor: { has, isRequired, isAtProvider } }: Viewer): void {
  if (isRequired && !has && !isAtProvider) throw needsSecondFactor();
}

async function loggedIn(context: RequestContext): Promise<{ viewer: Viewer; workspace: KnownWorkspace }> {
  const workspace = await workspaceOf(context);
  if (!context.token) throw unauthorised();
  const viewer = await context.services.sessions.viewer(workspace.id, context.token);
  if (!viewer) throw unauthorised('You were logged out. Log in again.');
  context.facts.user = viewer.user.id;
  return { viewer, workspace };
}

/**
 * Calls that need no login. Handlers find the workspace in `context.tenant`, and `context.read` and
 * `context.write` that run as it.
 */
export const open = base.use(async ({ context, next }) => {
  const workspace = await workspaceOf(context);
  return inTurn(context, workspace, context.ip, () => next({ context: asAnybody(context, workspace) }));
});

/**
 * Calls that need no login and hash a password, which is what costs a server most: one network has few at work together, and is
 * soon told to come again, so that it takes no hashing from the others.
 */
export const openHashing = base.use(async ({ context, next }) => {
  const workspace = await workspaceOf(context);
  const hashing = { ...context, inTurn: context.hashInTurn };
  return inTurn(hashing, workspace, networkOf(context.ip), () =>
    next({ context: asAnybody(context, workspace) }),
  );
});

function asAnybody(context: RequestContext, { id: tenant, publicUrl }: KnownWorkspace) {
  const services = { ...context.services, publicUrl };
  return { services, tenant, ...asTenant(context, tenant, null) };
}

/** What handlers of a call that needs a login find beside the request. */
function asUser(context: RequestContext, viewer: Viewer, { publicUrl }: KnownWorkspace) {
  const addresses = context.services.fileSigner.addressesFor(viewer.session.id);
  const services = { ...context.services, addresses, publicUrl };
  return { services, tenant: viewer.tenant, viewer, ...asTenant(context, viewer.tenant, viewer.user.id) };
}

/** Calls that need a login. Handlers find who asks in `context.viewer`, who is also the actor of writes. */
export const authed = base.use(async ({ context, next }) => {
  const { viewer, workspace } = await loggedIn(context);
  refuseWithoutFactor(viewer);
  return inTurn(context, workspace, viewer.user.id, () =>
    next({ context: asUser(context, viewer, workspace) }),
  );
});

/** Calls that need a login, and are open to users who still lack the second factor that their role asks for. */
export const enrolling = base.use(async ({ context, next }) => {
  const { viewer, workspace } = await loggedIn(context);
  return inTurn(context, workspace, viewer.user.id, () =>
    next({ context: asUser(context, viewer, workspace) }),
  );
});

/** What handlers of `open` calls are given. */
export interface OpenContext extends RequestContext, ReturnType<typeof asTenant> {
  tenant: string;
}

/** What handlers of `authed` calls are given. */
export interface AuthedContext extends OpenContext {
  /** With the addresses of files as this session may fetch them. */
  services: Services & { addresses: FileAddresses };
  viewer: Viewer;
}
