import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aNewcomer, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, type TestTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';

type Newcomer = Awaited<ReturnType<typeof register>>;

let app: TestApp;
let tenant: TestTenant;
let open: Api;

beforeAll(async () => {
  app = await startApp();
  tenant = await aTenant(app);
  open = api(app, { tenant });
  await aUser(app, tenant, { role: 'owner' });
});
afterAll(() => app.stop());

const logIn = ({ email, password }: Newcomer, as = open) => as.post('auth', { email, password });
const confirm = async ({ email }: Newcomer, as = open) =>
  as.patch(`users/confirm/${await tokenFor(app, email, 'confirm')}`);
const subjectsTo = async ({ email }: Newcomer) => (await mailsTo(app, email)).map(({ subject }) => subject);

test('whoever registers is a client once confirmed, with a personal profile and preferences', async () => {
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

test('the first to confirm in a workspace becomes its owner, the next a client', async () => {
  const empty = await aTenant(app);
  const as = api(app, { tenant: empty });
  const [early, first] = [await register(as), await register(as)];
  await confirm(first, as);
  await confirm(early, as);
  expect((await logIn(first, as)).body.user.role).toBe('owner');
  expect((await logIn(early, as)).body.user.role).toBe('client');
});

test('of two who confirm at once, one becomes the owner', async () => {
  const empty = await aTenant(app);
  const as = api(app, { tenant: empty });
  const both = await Promise.all([register(as), register(as)]);
  await Promise.all(both.map((who) => confirm(who, as)));
  const roles = await Promise.all(both.map(async (who) => (await logIn(who, as)).body.user.role));
  expect(roles.sort()).toEqual(['client', 'owner']);
});

test('a link confirms once, and in its own workspace alone', async () => {
  const who = await register(open);
  const elsewhere = api(app, { tenant: await aTenant(app) });
  expect((await confirm(who, elsewhere)).status).toBe(400);
  expect((await confirm(who)).status).toBe(200);
  const again = await confirm(who);
  expect(again.status).toBe(400);
  expect(again.body.data.errorMessage).toMatch(/used already/);
});

test('an address that has an account is answered as any other, told by mail, and left as it was', async () => {
  const who = await registerAndConfirm(app, tenant);
  const known = await open.post('users', { ...who, firstName: 'Mallory', password: 'of somebody else' });
  const unknown = await open.post('users', aNewcomer());
  expect(known.status).toBe(unknown.status);
  expect(known.body).toEqual(unknown.body);
  await expect.poll(() => subjectsTo(who)).toContainEqual(expect.stringMatching(/have .* account already/));
  expect((await logIn(who)).body.user.firstName).toBe(who.firstName);
  expect((await logIn({ ...who, password: 'of somebody else' })).status).toBe(401);
});

test('a login of another workspace joins with the password it has', async () => {
  const who = await registerAndConfirm(app, tenant);
  const other = await aTenant(app);
  const there = api(app, { tenant: other });
  await register(there, { ...who, password: 'of somebody else' });
  await expect.poll(() => subjectsTo(who)).toContainEqual(expect.stringMatching(/^Join/));
  expect((await logIn(who, there)).status).toBe(403);
  expect((await confirm(who, there)).status).toBe(200);
  expect((await logIn(who, there)).status).toBe(200);
  expect((await logIn({ ...who, password: 'of somebody else' }, there)).status).toBe(401);
  expect((await logIn(who)).status).toBe(200);
});

test('each link confirms the password it was asked for with, whoever else registered the address', async () => {
  const mine = await register(open);
  const token = await tokenFor(app, mine.email, 'confirm');
  const theirs = await register(open, { ...mine, password: 'of somebody else' });
  expect((await open.patch(`users/confirm/${token}`)).status).toBe(200);
  expect((await logIn(mine)).status).toBe(200);
  expect((await logIn(theirs)).status).toBe(401);
});

test('a confirmation is sent again to who waits for it, and to nobody else', async () => {
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

test('registering survives bad input', () =>
  survivesBadInput(open, {
    method: 'POST',
    path: 'users',
    body: { ...aNewcomer(), phone: '+254712345678', country: 'KE' },
    runs: 40,
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
