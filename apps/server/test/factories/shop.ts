import { expectMade } from '../answers.ts';
import { type Api, api } from '../api.ts';
import { aFund } from './funds.ts';
import { aTenant, type In, settle, type TestTenant } from './tenant.ts';
import { aUser, type TestUser } from './user.ts';

/** Somebody of a workspace, and how they call the server. */
export interface Somebody extends TestUser {
  as: Api;
}

/** A workspace with a client's project and its app, and one person of each way to stand to it. */
export interface Shop {
  tenant: TestTenant;
  /** Owns the project. */
  client: Somebody;
  manager: Somebody;
  /** An agent in a team of the project. */
  member: Somebody;
  /** An agent with no part in anything yet: assign a task to them. */
  agent: Somebody;
  /** A client with no part in the project. */
  stranger: Somebody;
  /** Somebody whose role has nothing to do with work. */
  employee: Somebody;
  /** Owner of another workspace. */
  outsider: Somebody;
  project: { id: string };
  app: { id: string; key: string };
}

/** Makes a shop of its own for a test, whose client can pay for work and choose any agent. */
export async function aShop(server: In & { address: string }): Promise<Shop> {
  const tenant = await aTenant(server);
  await settle(server, tenant, { clients_assign_any_agent: true });
  const somebody = async (of: Parameters<typeof aUser>[2], at = tenant): Promise<Somebody> => {
    const user = await aUser(server, at, of);
    return { ...user, as: api(server, user) };
  };
  const client = await somebody({ role: 'client', firstName: 'Njeri', lastName: 'Kamau' });
  const member = await somebody({ role: 'agent', firstName: 'Otieno', lastName: 'Ouma' });
  await aFund(server, client, 1_000_000);
  const project = await expectMade(client.as, 'projects', { name: 'Shop', key: 'SHOP' });
  await expectMade(client.as, 'pm-teams', { project: project.id, name: 'Builders', members: [member.id] });
  return {
    tenant,
    client,
    member,
    manager: await somebody({ role: 'manager', firstName: 'Wanjiku', lastName: 'Mwangi' }),
    agent: await somebody({ role: 'agent', firstName: 'Baraka', lastName: 'Juma' }),
    stranger: await somebody({ role: 'client', firstName: 'Halima', lastName: 'Abdi' }),
    employee: await somebody({ role: 'employee', firstName: 'Kiprono', lastName: 'Koech' }),
    outsider: await somebody({ role: 'owner', firstName: 'Zuri', lastName: 'Mutua' }, await aTenant(server)),
    project,
    app: await expectMade(client.as, 'apps', { name: 'Web shop', key: 'WEB', project: project.id }),
  };
}

/** A task of the shop's app, made by its client unless another person is given. */
export const taskIn = (shop: Shop, given: object = {}, who = shop.client) =>
  expectMade(who.as, 'tasks', { app: shop.app.id, title: 'Sell shoes', ...given });
