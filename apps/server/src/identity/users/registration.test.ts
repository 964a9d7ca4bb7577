import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aNewcomer, anOpenTenant, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

type Newcomer = Awaited<ReturnType<typeof register>>;

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

const logIn = ({ email, password }: Newcomer, as = open) => as.post('auth', { email, password });
const confirm = async ({ email, password }: Newcomer, as = open) =>
  as.patch(`users/confirm/${await tokenFor(app, email, 'confirm')}`, { password });
const subjectsTo = async ({ email }: Newcomer) => (await mailsTo(app, email)).map(({ subject }) => subject);

test('a user who registers is a client once confirmed, with a personal profile and preferences', async () => {
  const who = await register(open, { firstName: 'Baraka', lastName: 'Njoroge' });
  expect((await logIn(who)).status).toBe(403);
  expect((await confirm(who)).status).toBe(200);
  const { body } = await logIn(who);
  expect(body.user).toMatchObject({ firstName: 'Baraka', role: 'client', status: 'active' });
  const as = api(app, { tenant, token: body.token });
  const profiles = await as.get(`profiles/user/${body.user.id}`);
  expect(profiles.body.items).toMatchObject([{ type: 'personal', name: 'Baraka Njoroge' }]);
  expect((await as.get(`user-preference/user/${body.user.id}`)).body).toMatchObject({ language: 'en' });
});

test('an address whose domain has other letters is one identity in both its forms', async () => {
  const number = randomBytes(4).toString('hex');
  const who = await register(open, { email: `Ann@München-${number}.example` });
  const ascii = `ann@${new URL(`http://münchen-${number}.example`).hostname}`;
  expect((await confirm({ ...who, email: ascii })).status).toBe(200);
  for (const email of [ascii, `ann@münchen-${number}.example`, `ANN@mu\u0308nchen-${number}.example`])
    expect((await logIn({ ...who, email })).body.user, email).toMatchObject({ email: ascii });
  const refused = await open.post('users', { ...who, email: 'jörg@example.com' });
  expect(refused.body.data.fields.email).toMatch(/jorg@example\.com/);
});

test('on the device where one registered, confirming logs in; anywhere else it asks for the password and only confirms', async () => {
  const device = randomBytes(32).toString('base64url');
  const there = await register(open, { device });
  const path = async ({ email }: Newcomer) => `users/confirm/${await tokenFor(app, email, 'confirm')}`;
  const { body } = await open.patch(await path(there), { device });
  expect(body.login).toMatchObject({ device, user: { status: 'active', role: 'client' } });
  expect((await api(app, { tenant, token: body.login.token }).get('users/me')).status).toBe(200);

  for (const [registered, opened] of [
    [device, undefined],
    [device, randomBytes(32).toString('base64url')],
    [undefined, device],
  ]) {
    const elsewhere = await register(open, registered ? { device: registered } : {});
    const from = opened ? { device: opened } : {};
    for (const typed of [{}, { password: 'of somebody else' }]) {
      const refused = await open.patch(await path(elsewhere), { ...from, ...typed });
      expect(refused.status).toBe(400);
      expect(refused.body.data.fields).toEqual({ password: expect.stringMatching(/when you registered/) });
    }
    expect((await logIn(elsewhere)).body.code).toBe('UNCONFIRMED');
    const answer = await open.patch(await path(elsewhere), { ...from, password: elsewhere.password });
    expect(answer).toMatchObject({ status: 200, body: { waits: false } });
    expect(answer.body).not.toHaveProperty('login');
  }
});

test('confirming logs nobody in who has an account elsewhere, or waits to be let in', async () => {
  const device = randomBytes(32).toString('base64url');
  const known = await registerAndConfirm(app, tenant);
  const other = await anOpenTenant(app);
  const there = api(app, { tenant: other });
  await register(there, { ...known, device });
  const joining = await there.patch(`users/confirm/${await tokenFor(app, known.email, 'confirm', 1)}`, {
    device,
  });
  expect(joining).toMatchObject({ status: 200, body: { waits: false } });
  expect(joining.body).not.toHaveProperty('login');

  await settle(app, other, { admission: 'approval' });
  const waiting = await register(there, { device });
  const answer = await there.patch(`users/confirm/${await tokenFor(app, waiting.email, 'confirm')}`, {
    device,
  });
  expect(answer).toMatchObject({ status: 200, body: { waits: true } });
  expect(answer.body).not.toHaveProperty('login');
});

test('where there is no owner yet, nobody registers', async () => {
  const as = api(app, { tenant: await aTenant(app) });
  const { status, body } = await as.post('users', aNewcomer());
  expect(status).toBe(403);
  expect(body.message).toMatch(/waits for its first owner/);
});

test('a link confirms once, and in its own workspace alone', async () => {
  const who = await register(open);
  const elsewhere = api(app, { tenant: await aTenant(app) });
  expect((await confirm(who, elsewhere)).status).toBe(400);
  expect((await confirm(who)).status).toBe(200);
  const again = await confirm(who);
  expect(again.status).toBe(400);
  expect(again.body.data.errorMessage).toMatch(/already used/);
});

test('an address that has an account is answered as any other, told by mail, and left as it was', async () => {
  const who = await registerAndConfirm(app, tenant);
  const known = await open.post('users', { ...who, firstName: 'Mallory', password: 'of somebody else' });
  const unknown = await open.post('users', aNewcomer());
  expect(known.status).toBe(unknown.status);
  expect(known.body).toEqual(unknown.body);
  await expect.poll(() => subjectsTo(who)).toContainEqual(expect.stringMatching(/already have an account/));
  expect((await logIn(who)).body.user.firstName).toBe(who.firstName);
  expect((await logIn({ ...who, password: 'of somebody else' })).status).toBe(401);
});

test('a login of another workspace joins with the password it has', async () => {
  const who = await registerAndConfirm(app, tenant);
  const other = await anOpenTenant(app);
  const there = api(app, { tenant: other });
  await register(there, { ...who, password: 'of somebody else' });
  await expect.poll(() => subjectsTo(who)).toContainEqual(expect.stringMatching(/^Join/));
  expect((await logIn(who, there)).status).toBe(403);
  expect((await confirm(who, there)).status).toBe(200);
  expect((await logIn(who, there)).status).toBe(200);
  expect((await logIn({ ...who, password: 'of somebody else' }, there)).status).toBe(401);
  expect((await logIn(who)).status).toBe(200);
});

test('a confirmation is sent again to who waits for it, and to no other', async () => {
  const waiting = await register(open);
  const active = await registerAndConfirm(app, tenant);
  const stranger = aNewcomer();
  const answers = [];
  for (const { email } of [waiting, active, stranger])
    answers.push(await open.post('users/resend-verification-email', { email }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  await expect.poll(async () => (await mailsTo(app, waiting.email)).length).toBe(2);
  expect(await mailsTo(app, active.email)).toHaveLength(1);
  expect(await mailsTo(app, stranger.email)).toEqual([]);
  expect((await confirm(waiting)).status).toBe(200);
});

test('registering twice at once makes one account', async () => {
  const newcomer = aNewcomer();
  const answers = await Promise.all([1, 2, 3].map(() => open.post('users', newcomer)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await confirm(newcomer);
  expect((await logIn(newcomer)).status).toBe(200);
});

test('bad fields are named, all of them', async () => {
  const { status, body } = await open.post('users', {
    firstName: ' ',
    email: 'amina',
    password: 'short',
    phone: '0712',
    country: 'Kenya',
  });
  expect(status).toBe(400);
  expect(Object.keys(body.data.fields).sort()).toEqual([
    'country',
    'email',
    'firstName',
    'lastName',
    'password',
    'phone',
  ]);
  const atlantis = await open.post('users', { ...aNewcomer(), country: 'XX' });
  expect(atlantis.body.data.fields).toHaveProperty('country');
});

test.each([
  'PAYROLL https://evil.example/login',
  'evil\u200b.c\u202eom',
  'www.evil.example',
  'pay@evil.example',
  'kazi-payroll.com',
  'kazi｡com',
])('a name such as %j is refused', async (firstName) => {
  const { status, body } = await open.post('users', { ...aNewcomer(), firstName });
  expect(status).toBe(400);
  expect(body.data.fields).toEqual({ firstName: expect.stringMatching(/^must not contain/) });
});

test('registering survives bad input', () =>
  survivesBadInput(open, {
    method: 'POST',
    path: 'users',
    body: { ...aNewcomer(), phone: '+254712345678', country: 'KE' },
    // Few, since each good one hashes a password.
    runs: 20,
  }));

test('confirming survives bad input', () =>
  survivesBadInput(open, { method: 'PATCH', path: 'users/confirm/0197f1a0-0000-7000-8000-000000000000' }));

test('asking for the mail again survives bad input', () =>
  survivesBadInput(open, {
    method: 'POST',
    path: 'users/resend-verification-email',
    body: { email: aNewcomer().email },
    runs: 30,
  }));
