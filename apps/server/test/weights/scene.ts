import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import { expectMade } from '../answers.ts';
import { type Api, api } from '../api.ts';
import type { TestApp } from '../app.ts';
import { anEmployee } from '../factories/employee.ts';
import { aFund } from '../factories/funds.ts';
import { registerAndConfirm } from '../factories/newcomer.ts';
import { kes, paidWork } from '../factories/paid-work.ts';
import { permissionIds } from '../factories/permissions.ts';
import { preferring } from '../factories/preferences.ts';
import { aShop, type Somebody } from '../factories/shop.ts';
import { settle, type TestTenant } from '../factories/tenant.ts';
import { aUser } from '../factories/user.ts';

export type Scene = Awaited<ReturnType<typeof aScene>>;

/** A workspace with work, money and people of every kind, of whom all have just logged in. */
export async function aScene(server: TestApp) {
  const shop = await aShop(server);
  const { tenant, agent, member, stranger, client } = shop;
  const work = paidWork(server, shop);
  const hired = await aUser(server, tenant, { role: 'agent' });
  const helper: Somebody = { ...hired, as: api(server, hired) };
  const as = await anOwner(server, tenant);
  const submitted = async (shillings: number, to: Somebody) => {
    const made = await work.aTask({ reward: kes(shillings), assignees: [to.id], status: 'in-progress' });
    return expectMade(to.as, `tasks/${made._id}/submission`, { version: 1 });
  };
  const cancelled = async (shillings: number) =>
    expectMade(client.as, `tasks/${(await work.aTask({ reward: kes(shillings) }))._id}/cancellation`, {
      version: 1,
    });
  const account = async ({ as: who, id }: Somebody) =>
    (await who.get(`accounts/user/${id}`)).body.items[1].id;
  const preferencesOf = async (who: Somebody): Promise<string> => {
    await preferring(server, who, {});
    return (await who.as.get(`user-preference/user/${who.id}`)).body.id;
  };
  const tasks = {
    plain: await work.aTask({}),
    other: await work.aTask({}),
    small: await work.aTask({ reward: kes(4_000) }),
    large: await work.aTask({ reward: kes(6_000) }),
    halves: [await work.aTask({ reward: kes(3_000) }), await work.aTask({ reward: kes(3_000) })],
    cheap: [await work.aTask({}), await work.aTask({})],
    submitted: await submitted(1_000, agent),
    submittedParted: await submitted(1_000, agent),
    submittedLarge: await submitted(6_000, agent),
    submittedHalves: [await submitted(3_000, helper), await submitted(3_000, helper)],
    submittedTo: await submitted(2_000, member),
    cancelled: await cancelled(1_000),
    cancelledLarge: await cancelled(6_000),
  };
  const invited = async (role: string): Promise<string> =>
    (await expectMade(as, 'invitations', { email: `again-${role}@example.com`, role })).id;
  const invitations = { agent: await invited('agent'), admin: await invited('admin') };
  const reopened = await paidAndReopened(client.as, await submitted(3_000, agent));
  const budget = { holder: shop.manager.id, perMonth: 10_000_00, perTask: 5_000_00 };
  return {
    ...{ server, tenant, as, shop, client, agent, member, stranger },
    preferences: { client: await preferencesOf(client), stranger: await preferencesOf(stranger) },
    tasks: { ...tasks, reopened },
    invitations,
    onHold: { small: await account(member), large: await account(helper) },
    budget: await expectMade(client.as, 'budgets', budget),
    ...(await aPayroll(as, agent)),
    ...(await people(server, tenant, as)),
    ...(await withoutAndWithFactor(server, tenant)),
  };
}

async function anOwner(server: TestApp, tenant: TestTenant): Promise<Api> {
  const owner = await aUser(server, tenant, { role: 'owner' });
  await aFund(server, owner, 100_000);
  return api(server, owner);
}

/** A task that has paid its agent, open again. */
async function paidAndReopened(as: Api, { _id, version }: { _id: string; version: number }) {
  const accepted = await expectMade(as, `tasks/${_id}/acceptance`, { version, confirmedReward: kes(3_000) });
  return expectMade(as, `tasks/${_id}/reopening`, { version: accepted.version });
}

async function aPayroll(as: Api, { id: user }: Somebody) {
  await as.put('payroll/settings', { version: 1, name: 'Baraka Ltd', payer: 'me' });
  const employee = await anEmployee(as, { user });
  const leave = async (given: object) =>
    (await expectMade(as, `employees/${employee.id}/leave`, { days: 1, ...given })).items[0].id;
  return {
    employee,
    leave: {
      annual: await leave({ kind: 'annual', from: '2026-05-04', to: '2026-05-04' }),
      unpaid: await leave({ kind: 'unpaid', from: '2026-05-05', to: '2026-05-05' }),
    },
    run: await expectMade(as, 'payroll/runs', {
      ...{ kind: 'off-cycle', month: '2026-06', note: 'Bonus', employees: [employee.id] },
    }),
  };
}

/** People in each status, and roles of the workspace's own that may much and little. */
async function people(server: TestApp, tenant: TestTenant, as: Api) {
  const inStatus = async (
    status: 'waiting' | 'suspended' | 'active',
    role: 'client' | 'admin' = 'client',
  ) => {
    const user = await aUser(server, tenant, { role });
    await server.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('users')
        .set({ status })
        .where('tenant_id', '=', tx.tenant)
        .where('id', '=', user.id)
        .execute(),
    );
    return user.id;
  };
  const all = (await as.get('permission')).body.items;
  const role = (name: string, ...words: string[]) =>
    expectMade(as, 'roles', { name, permissions: permissionIds(all, words) });
  await role('Reader', 'read Project');
  await role('Paymaster', 'manage Payroll');
  await role('Recruiter', 'create Invitation');
  return {
    waiting: await inStatus('waiting'),
    waitingAdmin: await inStatus('waiting', 'admin'),
    suspended: await inStatus('suspended'),
    active: await inStatus('active'),
  };
}

/** Two people with a password, of whom the second has a second factor. */
async function withoutAndWithFactor(server: TestApp, tenant: TestTenant) {
  await settle(server, tenant, { admission: 'open' });
  const one = async () => {
    const { email, password } = await registerAndConfirm(server, tenant);
    const { token, user } = (await api(server, { tenant }).post('auth', { email, password })).body;
    return { id: user.id, password, as: api(server, { tenant, token }) };
  };
  const [simple, careful] = [await one(), await one()];
  await server.services.database.write(tenant.id, null, (tx) =>
    tx
      .insertInto('authenticators')
      .values({ tenant_id: tx.tenant, user_id: careful.id, secret: newId(), confirmed_at: sql<Date>`now()` })
      .execute(),
  );
  return { simple, careful };
}
