import { newId } from '../../src/database/ids.ts';
import { offerOwnership } from '../../src/identity/index.ts';
import type { Server } from '../../src/server.ts';
import { type Api, api } from '../api.ts';
import { mailsTo, tokenFor } from '../mail.ts';
import { aTenant, type In, settle, type TestTenant } from './tenant.ts';
import { aUser } from './user.ts';

/** A workspace that has an owner and lets strangers register. */
export async function anOpenTenant(server: In): Promise<TestTenant> {
  const tenant = await aTenant(server);
  await aUser(server, tenant, { role: 'owner' });
  await settle(server, tenant, { admission: 'open' });
  return tenant;
}

/** What somebody fills in to register. */
export const aNewcomer = () => ({
  firstName: 'Wanjiku',
  lastName: 'Mwangi',
  email: `${newId()}@example.com`,
  password: `quiet lamps ${newId()}`,
});

/** Registers a newcomer in the workspace, as from `anOpenTenant`. */
export async function register(
  open: Api,
  more: Partial<ReturnType<typeof aNewcomer>> & { device?: string } = {},
) {
  const newcomer = { ...aNewcomer(), ...more };
  const { status, body } = await open.post('users', newcomer);
  if (status !== 201) throw new Error(`Registering was answered ${status} ${JSON.stringify(body)}`);
  return newcomer;
}

/** Registers somebody and confirms them by the mail they get. */
export async function registerAndConfirm(
  app: Pick<Server, 'address' | 'services'>,
  tenant: TestTenant,
  more: Partial<ReturnType<typeof aNewcomer>> = {},
) {
  const open = api(app, { tenant });
  // An address that has a login elsewhere has got mail before.
  const known = more.email ? (await mailsTo(app, more.email)).length : 0;
  const newcomer = await register(open, more);
  const token = await tokenFor(app, newcomer.email, 'confirm', known);
  const { status, body } = await open.patch(`users/confirm/${token}`, { password: newcomer.password });
  if (status !== 200) throw new Error(`Confirming was answered ${status} ${JSON.stringify(body)}`);
  return newcomer;
}

/** Makes a newcomer the first owner of a workspace without one, by the address that the start of a server tells. */
export async function becomeFirstOwner(
  app: Pick<Server, 'address' | 'services'>,
  tenant: TestTenant,
  newcomer = aNewcomer(),
) {
  const { status, body } = await api(app, { tenant }).post(await firstOwnerPath(app, tenant), newcomer);
  if (status !== 201) throw new Error(`Becoming the owner was answered ${status} ${JSON.stringify(body)}`);
  return newcomer;
}

/** The path of the call that makes its caller the first owner, as the start of a server tells it. */
export async function firstOwnerPath(app: Pick<Server, 'services'>, tenant: TestTenant): Promise<string> {
  const said = await offerOwnership(app.services, tenant.id);
  const path = said?.match(/first-owner\/\S+$/)?.[0];
  if (!path) throw new Error('The workspace offers itself to nobody');
  return path;
}
