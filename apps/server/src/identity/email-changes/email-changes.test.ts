import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aSession, aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();
const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

/** Somebody with a password, logged in twice. */
async function aPerson() {
  const { email, password } = await registerAndConfirm(app, tenant);
  const { user, token } = (await open.post('auth', { email, password })).body;
  const other = (await open.post('auth', { email, password })).body.token;
  return {
    id: user.id,
    email,
    password,
    as: api(app, { tenant, token }),
    other: api(app, { tenant, token: other }),
  };
}
const anAddress = () => `${newId()}@example.com`;
const ask = (as: Api, id: string, email: string) => as.post(`users/${id}/email-change`, { email });
const confirm = (token: string) => open.post(`email-changes/${token}/confirmation`);
const reverse = (token: string) => open.post(`email-changes/${token}/reversal`);
const logIn = async (email: string, password: string) =>
  (await open.post('auth', { email, password })).status;
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

test('a person changes their own address by proving it, and logs in with it alone', async () => {
  const who = await aPerson();
  const email = anAddress();
  expect((await ask(who.as, who.id, email)).status).toBe(200);
  await expect.poll(() => subjectsTo(who.email)).toContainEqual(expect.stringMatching(/is to change$/));
  expect((await who.as.get('users/me')).body.email).toBe(who.email);

  const token = await tokenFor(app, email, 'new-email');
  expect((await confirm(token)).body.email).toBe(email);
  expect((await confirm(token)).status).toBe(400);
  expect((await who.as.get('users/me')).body.email).toBe(email);
  expect((await who.other.get('users/me')).status).toBe(401);
  expect([await logIn(who.email, who.password), await logIn(email, who.password)]).toEqual([401, 200]);
  await expect.poll(() => subjectsTo(who.email)).toContainEqual(expect.stringMatching(/was changed$/));
});

test('the former address takes the account back, whatever was changed since', async () => {
  const who = await aPerson();
  const [email, further] = [anAddress(), anAddress()];
  await ask(who.as, who.id, email);
  await confirm(await tokenFor(app, email, 'new-email'));
  await who.as.put('auth/password', { current: who.password, password: 'seven green lanterns' });
  await ask(who.as, who.id, further);
  await confirm(await tokenFor(app, further, 'new-email'));
  const later = await tokenFor(app, email, 'old-email');
  expect((await reverse(await tokenFor(app, who.email, 'old-email'))).body.email).toBe(who.email);
  expect((await who.as.get('users/me')).status).toBe(401);
  for (const password of [who.password, 'seven green lanterns'])
    expect([await logIn(who.email, password), await logIn(further, password)]).toEqual([401, 401]);
  expect((await reverse(later)).status).toBe(400);
  const reset = await tokenFor(app, who.email, 'reset-password');
  expect((await open.put(`password-reset/${reset}`, { password: 'nine quiet harbours' })).status).toBe(200);
  expect(await logIn(who.email, 'nine quiet harbours')).toBe(200);
});

test('of two requests the last one holds, and a new password ends what was asked for', async () => {
  const who = await aPerson();
  const [first, second, third] = [anAddress(), anAddress(), anAddress()];
  await Promise.all([ask(who.as, who.id, first), ask(who.as, who.id, second)]);
  await ask(who.as, who.id, third);
  for (const email of [first, second])
    expect((await confirm(await tokenFor(app, email, 'new-email'))).status).toBe(400);
  await who.as.put('auth/password', { current: who.password, password: 'seven green lanterns' });
  expect((await confirm(await tokenFor(app, third, 'new-email'))).status).toBe(400);
  expect((await who.as.get('users/me')).body.email).toBe(who.email);
});

test('an address that is taken is answered like any other, and refused to who proves it too late', async () => {
  const [who, other] = [await aPerson(), await aPerson()];
  const free = anAddress();
  const [taken, asked] = [await ask(who.as, who.id, other.email), await ask(other.as, other.id, free)];
  expect([taken.status, taken.body]).toEqual([asked.status, asked.body]);
  await expect.poll(() => subjectsTo(other.email)).toContainEqual(expect.stringMatching(/already have/));
  await ask(who.as, who.id, free);
  const tokens = (await Promise.all([who, other].map(() => mailsTo(app, free))))[0]?.flatMap(
    ({ text }) => /\/new-email\/(\S+)/.exec(text)?.[1] ?? [],
  );
  const answers = [];
  for (const token of tokens ?? []) answers.push((await confirm(token)).status);
  expect(answers.sort()).toEqual([200, 409]);
  await expectEach(who.as, 400, [
    [
      'post',
      `users/${who.id}/email-change`,
      { email: (await who.as.get('users/me')).body.email ?? who.email },
    ],
    ['post', `users/${who.id}/email-change`, { email: 'no address' }],
  ]);
});

test('who manages people changes another’s, an owner’s alone an owner’s, and its holder proves it', async () => {
  const who = await aPerson();
  const [owner, admin] = [
    await aUser(app, tenant, { role: 'owner' }),
    await aUser(app, tenant, { role: 'admin', firstName: 'Wanjiku', lastName: 'Mwangi' }),
  ];
  const manager = await aUser(app, tenant, { role: 'manager' });
  const email = anAddress();
  const body = { email };
  await expectEach(api(app, admin), 403, [['post', `users/${owner.id}/email-change`, body]]);
  await expectEach(api(app, manager), 403, [['post', `users/${who.id}/email-change`, body]]);
  await expectEach(api(app, { tenant }), 401, [['post', `users/${who.id}/email-change`, body]]);
  const stranger = await aUser(app, await anOpenTenant(app), { role: 'owner' });
  await expectEach(api(app, stranger), 404, [['post', `users/${who.id}/email-change`, body]]);

  expect((await ask(api(app, admin), who.id, email)).status).toBe(200);
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map(({ text }) => text))
    .toContainEqual(expect.stringContaining(`Wanjiku Mwangi, who manages people, asked to use ${email}`));
  expect((await confirm(await tokenFor(app, email, 'new-email'))).status).toBe(200);
  expect((await who.as.get('users/me')).status).toBe(401);
  expect(await logIn(email, who.password)).toBe(200);
  const grants = await app.services.database.read(tenant.id, (db) =>
    db
      .selectFrom('right_grants')
      .select(['how', 'given_by'])
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', who.id)
      .orderBy('id', 'desc')
      .execute(),
  );
  expect(grants[0]).toEqual({ how: 'readmission', given_by: admin.id });
  expect((await reverse(await tokenFor(app, who.email, 'old-email'))).status).toBe(200);
  expect(await logIn(email, who.password)).toBe(401);
});

test('what is decided in one workspace opens no other', async () => {
  const who = await aPerson();
  const elsewhere = await anOpenTenant(app);
  const there = await aUser(app, elsewhere, { role: 'agent' });
  await app.services.database.write(elsewhere.id, null, async (tx) => {
    const { id: login_id } = await tx
      .selectFrom('logins')
      .select('id')
      .where('email', '=', who.email)
      .executeTakeFirstOrThrow();
    const same = { login_id, email: who.email };
    await tx
      .updateTable('users')
      .set(same)
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', there.id)
      .execute();
  });
  const asThere = api(app, { tenant: elsewhere, token: await aSession(app, there) });
  const email = anAddress();
  await ask(who.as, who.id, email);
  await confirm(await tokenFor(app, email, 'new-email'));
  expect((await who.as.get('users/me')).body.email).toBe(email);
  expect(await logIn(email, who.password)).toBe(200);
  expect((await asThere.get('users/me')).body.email).toBe(who.email);
  const login = (address: string) =>
    api(app, { tenant: elsewhere }).post('auth', { email: address, password: who.password });
  expect([(await login(who.email)).status, (await login(email)).status]).toEqual([200, 401]);
  expect((await reverse(await tokenFor(app, who.email, 'old-email'))).status).toBe(200);
  expect([await logIn(who.email, who.password), await logIn(email, who.password)]).toEqual([200, 401]);
  expect((await login(who.email)).status).toBe(200);
});
