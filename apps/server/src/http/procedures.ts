import { contract } from '@kazi/contract';
import type { CallMeta, Weight } from '@kazi/contract/shared';
import { implement } from '@orpc/server';
import { networkOf } from '../config/network.ts';
import type { Actor, Db, Tx } from '../database/tenancy.ts';
import type { FileAddresses } from '../ports/files.ts';
import { sessionsChanged } from '../ports/identity.ts';
import type { Viewer } from '../ports/viewer.ts';
import { type KnownWorkspace, workspacesChanged } from '../ports/workspaces.ts';
import { badInput, refuse } from '../refuse.ts';
import type { Services } from '../services.ts';
import type { RequestContext } from './context.ts';
import { type OnceContext, onceByKey } from './once/by-key.ts';
import { type Weighing, weigh } from './recent-login.ts';
import { refusalByDatabase } from './translate.ts';

/** Every call of the contract, without any condition. */
export const base = implement(contract).$context<RequestContext>();

/** The same for calls that need a login: their input is parsed after the first condition and before the next. */
const known = implement(contract).$config({ initialInputValidationIndex: -1 }).$context<RequestContext>();

/**
 * The database as one workspace sees it, ready for handlers. What a GET reads may come from a replica, see `readShown`; what must not
 * goes by `services.database`.
 */
function asTenant(
  { services, ip, requestId }: RequestContext,
  { tenant, actor, weighing }: { tenant: string; actor: Actor; weighing?: Weighing },
) {
  const origin = { ip, requestId };
  return {
    readShown: <T>(query: (db: Db) => Promise<T>) => services.database.readShown(tenant, query),
    readTogether: <T>(query: (db: Db) => Promise<T>) => services.database.readShownTogether(tenant, query),
    async write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
      const { result, signalled } = await services.database
        .write(
          tenant,
          actor,
          async (tx) => {
            const result = await change(tx);
            weighing?.assertDecided();
            return { result, signalled: tx.signalled };
          },
          origin,
        )
        .catch((error) => {
          throw refusalByDatabase(error) ?? error;
        });
      if (signalled.has(sessionsChanged)) services.sessions.forget();
      if (signalled.has(workspacesChanged)) services.workspaces.forget();
      return result;
    },
  };
}

/** The workspace that the request names. Throws where it names none. */
async function workspaceOf({ project, services, facts }: RequestContext): Promise<KnownWorkspace> {
  if (!project) throw badInput({ 'X-Project': 'workspace-header' });
  const workspace = await services.workspaces.withKey(project);
  if (!workspace) throw refuse('unknown-workspace');
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
  if (isRequired && !has && !isAtProvider) throw refuse('second-factor-required');
}

async function loggedIn(context: RequestContext): Promise<{ viewer: Viewer; workspace: KnownWorkspace }> {
  const workspace = await workspaceOf(context);
  if (!context.token) throw refuse('login-needed');
  const viewer = await context.services.sessions.viewer(workspace.id, context.token);
  if (!viewer) throw refuse('logged-out');
  context.facts.user = viewer.user.id;
  return { viewer, workspace };
}

/**
 * Calls that need no login, and so are light: there is nobody to prove anything. Handlers find the workspace in
 * `context.tenant`, and `context.readShown` and `context.write` that run as it.
 */
export const open = base.use(async ({ context, procedure, next }) => {
  assertOpen(procedure['~orpc'].meta);
  const workspace = await workspaceOf(context);
  return inTurn(context, workspace, context.ip, () => next({ context: asAnybody(context, workspace) }));
});

/**
 * Calls that need no login and hash a password, which is what costs a server most: one network has few at work together, and is
 * soon told to come again, so that it takes no hashing from the others.
 */
export const openHashing = base.use(async ({ context, procedure, next }) => {
  assertOpen(procedure['~orpc'].meta);
  const workspace = await workspaceOf(context);
  const hashing = { ...context, inTurn: context.hashInTurn };
  return inTurn(hashing, workspace, networkOf(context.ip), () =>
    next({ context: asAnybody(context, workspace) }),
  );
});

function assertOpen({ open, weight }: CallMeta): void {
  if (!open) throw new Error('A call open to strangers has to say so in the contract');
  if (weight !== 'light') throw new Error('A call open to strangers has to be light');
}

function asAnybody(context: RequestContext, { id: tenant, publicUrl, look }: KnownWorkspace) {
  const services = { ...context.services, publicUrl };
  return { services, tenant, timeZone: look.timeZone, ...asTenant(context, { tenant, actor: null }) };
}

/** What handlers of a call that needs a login find beside the request. */
function asUser(
  context: RequestContext,
  viewer: Viewer,
  { workspace: { publicUrl, look }, weight }: { workspace: KnownWorkspace; weight: Weight },
) {
  const addresses = context.services.fileSigner.addressesFor(viewer.session.id);
  const services = { ...context.services, addresses, publicUrl };
  const { tenant } = viewer;
  const weighing = weigh(weight, viewer);
  const { proveIf } = weighing;
  return {
    services,
    tenant,
    timeZone: look.timeZone,
    viewer,
    weighing,
    proveIf,
    ...asTenant(context, { tenant, actor: viewer.user.id, weighing }),
  };
}

/** Asks for what the call weighs, once its input is known to be good: who is asked to prove anything is not refused it after that. */
const weighed = base
  .$context<RequestContext & { weighing: Weighing }>()
  .middleware(async ({ context, next }) => {
    context.weighing.refuseUnproven();
    const answer = await next();
    context.weighing.assertDecided();
    return answer;
  });

/** Does what carries an Idempotency-Key at most once. Calls that need one see to that themselves, where they move the money. */
const repeatable = base
  .$context<RequestContext & OnceContext & { weighing: Weighing }>()
  .middleware(async ({ context, procedure, next }, input, output) => {
    const { route, meta } = procedure['~orpc'];
    if (route.method !== 'POST' || meta.needsKey || context.idempotencyKey === undefined) return next();
    context.weighing.refuseUnproven();
    return onceByKey(
      context,
      { call: `POST ${route.path}`, input },
      { run: async (write) => next({ context: { write } }), repeat: async (answer) => output(answer) },
    );
  });

/** Calls that need a login. Handlers find who asks in `context.viewer`, who is also the actor of writes. */
export const authed = known
  .use(async ({ context, procedure, next }) => {
    const { viewer, workspace } = await loggedIn(context);
    refuseWithoutFactor(viewer);
    const { weight } = procedure['~orpc'].meta;
    return inTurn(context, workspace, viewer.user.id, () =>
      next({ context: asUser(context, viewer, { workspace, weight }) }),
    );
  })
  .use(repeatable)
  .use(weighed);

/** Calls that need a login, and are open to users who still lack the second factor that their role asks for. */
export const enrolling = known
  .use(async ({ context, procedure, next }) => {
    const { viewer, workspace } = await loggedIn(context);
    const { weight } = procedure['~orpc'].meta;
    return inTurn(context, workspace, viewer.user.id, () =>
      next({ context: asUser(context, viewer, { workspace, weight }) }),
    );
  })
  .use(repeatable)
  .use(weighed);

/** What handlers of `open` calls are given. */
export interface OpenContext extends RequestContext, ReturnType<typeof asTenant> {
  tenant: string;
  /** By whose clocks the workspace counts its days. */
  timeZone: string;
}

/** What handlers of `authed` calls are given. */
export interface AuthedContext extends OpenContext {
  /** With the addresses of files as this session may fetch them. */
  services: Services & { addresses: FileAddresses };
  viewer: Viewer;
  /** Decides what the contract leaves to the handler, see `Weighing`. */
  proveIf: Weighing['proveIf'];
}
