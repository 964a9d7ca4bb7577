import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import {
  aNewcomer,
  anOpenTenant,
  becomeFirstOwner,
  register,
  registerAndConfirm,
} from '../../../test/factories/newcomer.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

type Newcomer = Awaited<ReturnType<typeof register>>;

const app = useServer();

const credentials = ({ email, password }: Newcomer) => ({ email, password });

const tenant = useOnce(() => aTenant(app));
const open = api(app, { tenant });
const amina = useOnce(() => becomeFirstOwner(app, tenant));
beforeAll(async () => {
  await settle(app, tenant, { admission: 'open' });
});

/** Logs somebody in and gives the calls as them. */
async function logIn(who: Newcomer): Promise<Api> {
  const { status, body } = await open.post('auth', credentials(who));
  expect(status, JSON.stringify(body)).toBe(200);
  return api(app, { tenant, token: body.token });
}

async function newPassword(who: Newcomer, password: string) {
  await open.post('password-reset', { email: who.email });
  return open.put(`password-reset/${await tokenFor(app, who.email, 'reset-password')}`, { password });
}

test('logging in gives a token for a week, the person and what they may do', async () => {
  const { status, body } = await open.post('auth', {
    ...credentials(amina),
    email: ` ${amina.email.toUpperCase()} `,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { email: amina.email, firstName: amina.firstName, role: 'owner', status: 'active' },
    ability: expect.arrayContaining([{ action: 'manage', subject: 'all' }]),
  });
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const me = await api(app, { tenant, token: body.token }).get('users/me');
  expect(me.body).toMatchObject({ id: body.user.id, ability: body.ability });
  expect(Date.parse(me.body.lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('drafts have one key for each person, which every login and renewal gives', async () => {
  const first = await open.post('auth', credentials(amina));
  const second = await open.post('auth', credentials(amina));
  const renewed = await api(app, { tenant, token: second.body.token }).post('auth/renewal');
  expect(first.body.draftKey).toMatch(/^[\w-]{43}$/);
  expect([second.body.draftKey, renewed.body.draftKey]).toEqual([first.body.draftKey, first.body.draftKey]);
  const juma = await registerAndConfirm(app, tenant);
  const other = await open.post('auth', credentials(juma));
  expect(other.body.draftKey).toMatch(/^[\w-]{43}$/);
  expect(other.body.draftKey).not.toBe(first.body.draftKey);
});

test('a wrong address and a wrong password are refused alike', async () => {
  const wrongPassword = await open.post('auth', { ...credentials(amina), password: 'something else' });
  const wrongAddress = await open.post('auth', credentials(aNewcomer()));
  expect(wrongPassword.status).toBe(401);
  expect(wrongAddress.status).toBe(401);
  expect(wrongPassword.body).toEqual(wrongAddress.body);
});

test('a user who has not confirmed is told so, if the password is right', async () => {
  const pending = await register(open);
  const right = await open.post('auth', credentials(pending));
  expect(right).toMatchObject({ status: 403, body: { code: 'UNCONFIRMED', defined: true } });
  expect(right.body.data.errorMessage).toMatch(/confirm your account/);
  const wrong = await open.post('auth', { ...credentials(pending), password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test('a login opens the workspace it was made in, and no other', async () => {
  const elsewhere = await aTenant(app);
  const { body } = await open.post('auth', credentials(amina));
  expect((await api(app, { tenant: elsewhere, token: body.token }).get('users/me')).status).toBe(401);
  expect((await api(app, { tenant: elsewhere }).post('auth', credentials(amina))).status).toBe(401);
});

test('logging out ends this session and no other', async () => {
  const [here, there] = [await logIn(amina), await logIn(amina)];
  expect((await here.delete('auth')).status).toBe(200);
  expect((await here.get('users/me')).status).toBe(401);
  expect((await here.delete('auth')).status).toBe(401);
  expect((await there.get('users/me')).status).toBe(200);
});

test('tokens, passwords and links are kept as hashes only', async () => {
  const who = await registerAndConfirm(app, tenant);
  const { body } = await open.post('auth', credentials(who));
  await open.post('password-reset', { email: who.email });
  const token = await tokenFor(app, who.email, 'reset-password');
  const kept = await app.services.database.read(tenant.id, async (db) =>
    JSON.stringify([
      await db.selectFrom('login_sessions').selectAll().execute(),
      await db.selectFrom('login_accounts').selectAll().execute(),
      await db.selectFrom('login_verifications').selectAll().execute(),
    ]),
  );
  expect(kept.length).toBeGreaterThan(200);
  for (const secret of [body.token, who.password, token]) expect(kept).not.toContain(secret);
});

test('a new password is set by the link in a mail, once, and ends every session', async () => {
  const who = await registerAndConfirm(app, tenant);
  const before = await logIn(who);
  expect((await newPassword(who, 'five slow rivers')).status).toBe(200);
  expect((await before.get('users/me')).status).toBe(401);
  expect((await open.post('auth', credentials(who))).status).toBe(401);
  await logIn({ ...who, password: 'five slow rivers' });

  const again = await open.put(`password-reset/${await tokenFor(app, who.email, 'reset-password')}`, {
    password: 'yet another one',
  });
  expect(again.status).toBe(400);
  expect(again.body.data.fields.token).toEqual(expect.any(String));
  const subjects = (await mailsTo(app, who.email)).map(({ subject }) => subject);
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map((mail) => mail.subject))
    .toContainEqual(expect.stringMatching(/was changed/));
  expect(subjects.filter((subject) => /new password/i.test(subject))).toHaveLength(1);
});

test('a new password ends the sessions of every workspace', async () => {
  const who = await registerAndConfirm(app, tenant);
  const other = await anOpenTenant(app);
  await registerAndConfirm(app, other, who);
  const { body } = await api(app, { tenant: other }).post('auth', credentials(who));
  const elsewhere = api(app, { tenant: other, token: body.token });
  expect((await elsewhere.get('users/me')).status).toBe(200);
  await newPassword(who, 'five slow rivers');
  expect((await elsewhere.get('users/me')).status).toBe(401);
  const again = await api(app, { tenant: other }).post(
    'auth',
    credentials({ ...who, password: 'five slow rivers' }),
  );
  const items = await api(app, { tenant: other, token: again.body.token }).get('sessions');
  expect(items.body.items).toHaveLength(1);
});

test('of several links for a new password, one use spends all', async () => {
  const who = await registerAndConfirm(app, tenant);
  await open.post('password-reset', { email: who.email });
  const first = await tokenFor(app, who.email, 'reset-password');
  await open.post('password-reset', { email: who.email });
  const second = await expect
    .poll(() => tokenFor(app, who.email, 'reset-password'))
    .not.toBe(first)
    .then(() => tokenFor(app, who.email, 'reset-password'));
  expect((await open.put(`password-reset/${second}`, { password: 'five slow rivers' })).status).toBe(200);
  expect((await open.put(`password-reset/${first}`, { password: 'five slow rivers' })).status).toBe(400);
});

test('a link for a new password is good in its own workspace alone', async () => {
  const who = await registerAndConfirm(app, tenant);
  await open.post('password-reset', { email: who.email });
  const token = await tokenFor(app, who.email, 'reset-password');
  const elsewhere = api(app, { tenant: await aTenant(app) });
  expect((await elsewhere.put(`password-reset/${token}`, { password: 'five slow rivers' })).status).toBe(400);
  expect((await open.put(`password-reset/${token}`, { password: 'five slow rivers' })).status).toBe(200);
});

test('a link for a new password is good for a while', async () => {
  const who = await registerAndConfirm(app, tenant);
  await open.post('password-reset', { email: who.email });
  const token = await tokenFor(app, who.email, 'reset-password');
  await app.services.database.write(tenant.id, null, async (tx) => {
    const { id } = await tx
      .selectFrom('logins')
      .select('id')
      .where('email', '=', who.email)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('login_verifications')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('value', 'like', `%${id}%`)
      .execute();
  });
  expect((await open.put(`password-reset/${token}`, { password: 'five slow rivers' })).status).toBe(400);
  await logIn(who);
});

test('a link for a new password confirms a user who was pending: it has reached them', async () => {
  const who = await register(open);
  expect((await newPassword(who, 'five slow rivers')).status).toBe(200);
  await logIn({ ...who, password: 'five slow rivers' });
});

test('asking for a new password is answered alike for known and unknown addresses, and mails nobody else', async () => {
  const stranger = aNewcomer();
  const elsewhere = api(app, { tenant: await aTenant(app) });
  const answers = [
    await open.post('password-reset', { email: amina.email }),
    await open.post('password-reset', { email: stranger.email }),
    await elsewhere.post('password-reset', { email: amina.email }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  await tokenFor(app, amina.email, 'reset-password');
  expect(await mailsTo(app, stranger.email)).toEqual([]);
  const asked = (await mailsTo(app, amina.email)).filter(({ subject }) => /Set a new/.test(subject));
  expect(asked).toHaveLength(1);
});

test('suspended people cannot log in, and get no link', async () => {
  const who = await registerAndConfirm(app, tenant);
  const owner = await logIn(amina);
  const as = await logIn(who);
  const { id } = (await as.get('users/me')).body;
  expect((await owner.put(`users/${id}`, { status: 'suspended' })).status).toBe(200);
  expect((await as.get('users/me')).status).toBe(401);
  const refused = await open.post('auth', credentials(who));
  expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(refused.body.data.errorMessage).toMatch(/suspended/);
  const wrong = await open.post('auth', { ...credentials(who), password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  const mails = (await mailsTo(app, who.email)).length;
  expect((await open.post('password-reset', { email: who.email })).status).toBe(200);
  expect(await mailsTo(app, who.email)).toHaveLength(mails);
});

test('another workspace’s project header, or none, is refused before anything else', async () => {
  expect((await api(app).post('auth', credentials(amina))).status).toBe(400);
  expect((await api(app, { tenant: { key: 'nowhere' } }).post('auth', credentials(amina))).status).toBe(403);
});

test('logging in survives bad input', () =>
  survivesBadInput(open, { method: 'POST', path: 'auth', body: credentials(aNewcomer()) }));

test('logging out survives bad input', () =>
  survivesBadInput(async () => api(app, await aUser(app, tenant)), {
    method: 'DELETE',
    path: 'auth',
    body: { everywhere: true },
  }));

test('asking for a new password survives bad input', () =>
  survivesBadInput(open, {
    method: 'POST',
    path: 'password-reset',
    body: { email: aNewcomer().email },
    runs: 30,
  }));

test('setting a new password survives bad input', () =>
  survivesBadInput(open, {
    method: 'PUT',
    path: 'password-reset/0197f1a0-0000-7000-8000-000000000000',
    body: { password: 'five slow rivers' },
  }));
