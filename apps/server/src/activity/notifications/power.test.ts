import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { becomeFirstOwner } from '../../../test/factories/newcomer.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, giveRole, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { operatorsHand } from '../../database/tenancy.ts';
import { makeOwner, somebodyAt } from '../../identity/index.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(() => aUser(app, tenant, { role: 'owner', firstName: 'Njeri' }));
const other = useAnew(() => aUser(app, tenant, { role: 'owner', firstName: 'Wafula' }));
const admin = useAnew(() => aUser(app, tenant, { role: 'admin', firstName: 'Baraka' }));
const asOwner = api(app, owner);
const asAdmin = api(app, admin);
beforeEach(async () => {
  const gone = await aUser(app, tenant, { role: 'owner', firstName: 'Gone' });
  await expectEach(asOwner, 200, [['put', `users/${gone.id}`, { status: 'suspended' }]]);
  suspended = gone;
});
let suspended: TestUser;

const mailed = async (to: { email: string }) =>
  (await mailsTo(app, to.email)).filter(({ subject }) => /^New rights in /.test(subject));

const bellOf = async (user: TestUser) => {
  const { items } = (await api(app, user).get('notifications')).body;
  return items.filter(({ kind }: { kind: string }) => kind === 'power');
};

/** Expects one mail and one notice for each, which say this, and none for a suspended owner. */
async function expectTold(people: TestUser[], says: string, person: string | null): Promise<void> {
  for (const one of people) {
    await vi.waitFor(async () => expect(await mailed(one), one.firstName).toHaveLength(1), 10_000);
    const [mail] = await mailed(one);
    expect(mail?.text).toContain(says);
    const bell = await bellOf(one);
    expect(bell.map((notice: { person: { id: string } | null }) => notice.person?.id ?? null)).toEqual([
      person,
    ]);
  }
  expect(await mailed(suspended)).toEqual([]);
}

async function accepted(by: Api, role: string, firstName = 'Puppet'): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  await expectMade(by, 'invitations', { email, role });
  const token = await tokenFor(app, email, 'invitation');
  const given = { firstName, lastName: 'Otieno', password: 'quiet lamps by the river' };
  await expectMade(api(app, { tenant }), `invitations/${token}/acceptance`, given);
  const { items } = (await asOwner.get(`users?q=${email}`)).body;
  return { id: items[0].id, email };
}

const toGive = async (...words: string[]) =>
  permissionIds((await asOwner.get('permission')).body.items, words);

test('owners, and who invited, hear of an admin who accepted, once each and by nothing before', async () => {
  const { id } = await accepted(asAdmin, 'admin');
  await expectTold(
    [owner, other, admin],
    'Puppet Otieno accepted the invitation of Baraka Otieno and has the role administrator.',
    id,
  );
  const [mail] = await mailed(owner);
  expect(mail?.text).toContain('approving withdrawals');
  expect(mail?.text).toContain('running payroll, or approving it');
  expect(mail?.text).toContain(`${app.services.publicUrl}/people/${id}`);
});

test('of people whose role does not weigh nobody hears', async () => {
  await accepted(asAdmin, 'client', 'Client');
  await accepted(asAdmin, 'admin');
  await expectTold([owner, other, admin], 'Puppet Otieno', expect.any(String));
});

test('of an admin who becomes an owner, too, who is told as one', async () => {
  await expectEach(asOwner, 200, [['put', `users/${admin.id}`, { role: 'owner' }]]);
  const says = 'Njeri Otieno gave Baraka Otieno the role owner.';
  await expectTold([owner, other, admin], says, admin.id);
  const [mail] = await mailed(other);
  expect(mail?.text).toContain('New: owner, above every other role');
  expect(mail?.text).not.toContain('payroll');
});

test('of who is readmitted', async () => {
  const user = await aUser(app, tenant, { role: 'admin', firstName: 'Accomplice' });
  await expectEach(asAdmin, 200, [
    ['put', `users/${user.id}`, { status: 'suspended' }],
    ['put', `users/${user.id}`, { status: 'active' }],
  ]);
  await expectTold([owner, other, admin], 'Baraka Otieno reactivated Accomplice Otieno', user.id);
});

test('of a right that a role is given, in one mail for all who have it, and of none that nobody has', async () => {
  const permissions = await toGive('read Product');
  const [clerks, unused] = [
    await expectMade(asOwner, 'roles', { name: 'Clerk', permissions }),
    await expectMade(asOwner, 'roles', { name: 'Unused', permissions }),
  ];
  for (const firstName of ['Asha', 'Beryl'])
    await giveRole(app, await aUser(app, tenant, { firstName }), clerks.id);
  const change = (role: { id: string; version: number }, ...words: string[]) =>
    toGive(...words).then((permissions) =>
      expectEach(asAdmin, 200, [['put', `roles/${role.id}`, { version: role.version, permissions }]]),
    );
  await change(unused, 'manage Payroll');
  await change(clerks, 'read Product', 'manage Payroll');
  await expectTold(
    [owner, other, admin],
    'Baraka Otieno changed what the role Clerk can do. 2 people have it.',
    null,
  );
  await change({ ...clerks, version: 2 }, 'manage Payroll', 'read Task');
  expect(await mailed(owner)).toHaveLength(1);
});

test('of a permission that becomes a right that weighs, for all roles that have it', async () => {
  const given = { name: 'To look', action: 'read', subject: 'Product' };
  const { id } = await expectMade(asOwner, 'permission', given);
  for (const name of ['Clerk', 'Cook']) {
    const role = await expectMade(asOwner, 'roles', { name, permissions: [id] });
    await giveRole(app, await aUser(app, tenant), role.id);
  }
  await expectEach(asAdmin, 200, [['put', `permission/${id}`, { action: 'manage', subject: 'User' }]]);
  await expectTold([owner, other, admin], '2 people have it', null);
  const [mail] = await mailed(owner);
  expect(mail?.text).toContain('changing people’s roles');
});

test('of whom the operator makes an owner, and of the first one', async () => {
  const { database } = app.services;
  const somebody = await database.read(tenant.id, (db) => somebodyAt(db, tenant.id, admin.email));
  await database.write(
    tenant.id,
    null,
    async (tx) => somebody && makeOwner(tx, app.services, somebody),
    operatorsHand,
  );
  await expectTold(
    [owner, other],
    'The operator of this server gave Baraka Otieno the role owner.',
    admin.id,
  );
  const newcomer = await becomeFirstOwner(app, await aTenant(app));
  await vi.waitFor(async () => expect(await mailed(newcomer)).toHaveLength(1), 10_000);
});

test('each in their language', async () => {
  await preferring(app, other, { language: 'sw' });
  await expectEach(asOwner, 200, [['put', `users/${admin.id}`, { role: 'owner' }]]);
  await vi.waitFor(async () => expect(await mailsTo(app, other.email)).toHaveLength(1), 10_000);
  const [mail] = await mailsTo(app, other.email);
  expect(mail?.subject).toBe('Haki mpya katika Test workspace: Baraka Otieno');
  expect(mail?.text).toContain('Njeri Otieno amempa Baraka Otieno jukumu la mmiliki.');
});
