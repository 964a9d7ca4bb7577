import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aSession, aUser, giveRole, type TestUser } from '../../../test/factories/user.ts';
import { tokenFor } from '../../../test/mail.ts';
import { aDayPasses } from '../../../test/right-grants.ts';
import { useAnew } from '../../../test/use.ts';
import { longAgo, pay } from '../../../test/wallet.ts';
import { noteComing } from './note.ts';

const app = useServer();
/** An admin whom nobody let in, who asks for a large withdrawal. */
let asker: TestUser;
let asOwner: Api;
let asAsker: Api;

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(() => aUser(app, tenant, { role: 'owner' }));
beforeEach(async () => {
  asker = await aUser(app, tenant, { role: 'admin' });
  [asOwner, asAsker] = [api(app, owner), api(app, asker)];
  await aFund(app, asker, 1_000_000);
});

interface Person {
  id: string;
  as: Api;
}

const password = 'quiet lamps by the river';

/** Invites somebody, who accepts and logs in. */
async function invited(by: Api, role: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  await expectMade(by, 'invitations', { email, role });
  const token = await tokenFor(app, email, 'invitation');
  const nobody = api(app, { tenant });
  await expectMade(nobody, `invitations/${token}/acceptance`, { firstName: 'P', lastName: 'Q', password });
  return loggedIn({ email, password });
}

async function loggedIn(login: { email: string; password: string }): Promise<Person> {
  const { body } = await api(app, { tenant }).post('auth', login);
  return { id: body.user.id, as: api(app, { tenant, token: body.token }) };
}

const personOf = (user: TestUser): Person => ({ id: user.id, as: api(app, user) });

/** A withdrawal that waits for a second person. */
async function aLargeWithdrawal(of = asker): Promise<string> {
  const given = { name: 'A', bank: '11', account: `${Math.floor(Math.random() * 1e10)}`.padStart(10, '0') };
  const { id: beneficiary } = await expectMade(api(app, of), 'bank-accounts', given);
  await longAgo(app, of);
  const { status, body } = await pay(app, of, 'withdraw/bank/ift', { beneficiary, amount: 150_000_00 });
  expect({ status, is: body.status }, JSON.stringify(body)).toEqual({ status: 201, is: 'awaiting-approval' });
  return body.id;
}

const says = {
  new: /less than 24 hours ago\. Wait, or ask someone/,
  'let-in': /through the requester, directly or through others\. Ask someone who did not/,
};

/** Expects that somebody is not the second person for a payment, and is told so before and after they try. */
async function expectRefused({ as }: Person, payment: string, why: keyof typeof says): Promise<void> {
  const { body: seen } = await as.get(`payments/${payment}`);
  expect(seen.may).toMatchObject({ approve: false, approveRefusal: why, refuse: true });
  const { status, body } = await as.post(`payments/${payment}/approval`);
  expect({ status, says: body.data?.errorMessage }).toEqual({
    status: 403,
    says: expect.stringMatching(says[why]),
  });
}

async function expectApproved({ as }: Person, payment: string): Promise<void> {
  const { body } = await as.get(`payments/${payment}`);
  expect(body.may).toMatchObject({ approve: true, approveRefusal: null });
  await expectMade(as, `payments/${payment}/approval`, {});
}

const toGive = async (...words: string[]) =>
  permissionIds((await asOwner.get('permission')).body.items, words);

/** Somebody with a role of their own that may do little, with its id and version. */
async function aHelper(permissions: string[]): Promise<Person & { role: { id: string; version: number } }> {
  const role = await expectMade(asOwner, 'roles', { name: `Helper ${randomUUID()}`, permissions });
  const user = await aUser(app, tenant);
  await giveRole(app, user, role.id);
  return { ...personOf(user), role };
}

/** Each way in which somebody comes into the right to approve, through somebody. */
const ways: Record<string, (by: Api) => Promise<Person>> = {
  'an invitation': (by) => invited(by, 'admin'),
  'being let in after registering': async (by) => {
    await settle(app, tenant, { admission: 'approval' });
    const permissions = await toGive('approve Payment', 'read Product');
    const { body: roles } = await asOwner.get('roles');
    const client = roles.items.find(({ name }: { name: string }) => name === 'client');
    await expectEach(asOwner, 200, [['put', `roles/${client.id}`, { version: client.version, permissions }]]);
    const newcomer = await registerAndConfirm(app, tenant);
    const { items } = (await asOwner.get('users?status=waiting')).body;
    await expectEach(by, 200, [['put', `users/${items[0].id}`, { status: 'active' }]]);
    return loggedIn(newcomer);
  },
  'another role': async (by) => {
    const person = personOf(await aUser(app, tenant, { role: 'manager' }));
    await expectEach(by, 200, [['put', `users/${person.id}`, { role: 'admin' }]]);
    return person;
  },
  'a right that their role is given': async (by) => {
    const { role, ...person } = await aHelper(await toGive('read Product'));
    const permissions = await toGive('read Product', 'approve Payment');
    await expectEach(by, 200, [['put', `roles/${role.id}`, { version: role.version, permissions }]]);
    return person;
  },
  'a permission of their role that becomes that right': async (by) => {
    const given = { name: `To see ${randomUUID()}`, action: 'read', subject: 'Product' };
    const { id } = await expectMade(asOwner, 'permission', given);
    const person = await aHelper([id]);
    await expectEach(by, 200, [['put', `permission/${id}`, { action: 'approve', subject: 'Payment' }]]);
    return person;
  },
  'being readmitted': async (by) => {
    const user = await aUser(app, tenant, { role: 'admin' });
    await expectEach(asOwner, 200, [['put', `users/${user.id}`, { status: 'suspended' }]]);
    await expectEach(by, 200, [['put', `users/${user.id}`, { status: 'active' }]]);
    const { body } = await asOwner.get(`users/${user.id}`);
    expect(body.status).toBe('active');
    return personOf({ ...user, token: await aSession(app, user) });
  },
};

describe.each(Object.keys(ways))('by %s', (way) => {
  const come = (by: Api): Promise<Person> => ways[way]?.(by) ?? Promise.reject(new TypeError(way));

  test('one becomes a second person a day later', async () => {
    const payment = await aLargeWithdrawal();
    const person = await come(asOwner);
    await expectRefused(person, payment, 'new');
    await aDayPasses(tenant);
    await expectApproved(person, payment);
  });

  test('one never becomes a second person for who gave it', async () => {
    const payment = await aLargeWithdrawal();
    const person = await come(asAsker);
    await expectRefused(person, payment, 'let-in');
    await aDayPasses(tenant);
    await expectRefused(person, payment, 'let-in');
    await expectEach(person.as, 201, [['post', `payments/${payment}/refusal`, { reason: 'Not by me' }]]);
  });
});

test('through others, however many, one is no second person either', async () => {
  const payment = await aLargeWithdrawal();
  const first = await invited(asAsker, 'admin');
  const second = await invited(first.as, 'admin');
  const colleague = personOf(await aUser(app, tenant, { role: 'client' }));
  await expectEach(second.as, 200, [['put', `users/${colleague.id}`, { role: 'admin' }]]);
  await aDayPasses(tenant);
  for (const person of [first, second, colleague]) await expectRefused(person, payment, 'let-in');
  await expectApproved(personOf(owner), payment);
});

test('who let somebody in approves what they ask', async () => {
  const { id } = await invited(asOwner, 'admin');
  const user = { ...asker, id, token: await aSession(app, { id, tenant }) };
  await aFund(app, user, 1_000_000);
  await expectApproved(personOf(owner), await aLargeWithdrawal(user));
});

test('two who let each other in are second persons for neither', async () => {
  const friend = await invited(asAsker, 'admin');
  await expectEach(friend.as, 200, [
    ['put', `users/${asker.id}`, { status: 'suspended' }],
    ['put', `users/${asker.id}`, { status: 'active' }],
  ]);
  asker = { ...asker, token: await aSession(app, asker) };
  const payment = await aLargeWithdrawal();
  await aDayPasses(tenant);
  await expectRefused(friend, payment, 'let-in');
  await expectApproved(personOf(owner), payment);
});

test('a right that was taken and given back is new again, one that stays is not', async () => {
  const payment = await aLargeWithdrawal();
  const person = personOf(await aUser(app, tenant, { role: 'admin' }));
  const become = (role: string) => expectEach(asOwner, 200, [['put', `users/${person.id}`, { role }]]);
  await become('client');
  await become('admin');
  await expectRefused(person, payment, 'new');
  await aDayPasses(tenant);
  await become('owner');
  await expectApproved(person, payment);
});

test('the operator vouches for somebody: through whom they came before no longer counts', async () => {
  const payment = await aLargeWithdrawal();
  const person = await invited(asAsker, 'admin');
  await aDayPasses(tenant);
  await expectRefused(person, payment, 'let-in');
  await app.services.database.write(tenant.id, null, (tx) =>
    noteComing(tx, { user: person.id, how: 'operator', by: null }),
  );
  await expectRefused(person, payment, 'new');
  await aDayPasses(tenant);
  await expectApproved(person, payment);
});

test('a right of which nothing is noted is no second person’s', async () => {
  const payment = await aLargeWithdrawal();
  const user = await aUser(app, tenant, { role: 'client' });
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('users')
      .set({ role_id: tenant.roles.get('admin') })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', user.id)
      .execute(),
  );
  await expectRefused(personOf(user), payment, 'new');
});
