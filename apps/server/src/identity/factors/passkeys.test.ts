import { beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aPasskey } from '../../../test/passkey.ts';
import { useOnce } from '../../../test/use.ts';
import { relyingPartyOf } from './passkeys.ts';

const app = useServer();
let page: { rpId: string; origin: string };

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });
beforeAll(async () => {
  const { id, origins } = relyingPartyOf(app.services.publicUrl);
  page = { rpId: id, origin: origins[0] ?? '' };
});

const as = (token: string) => api(app, { tenant, token });

async function aPerson() {
  const who = await registerAndConfirm(app, tenant);
  const logIn = async () => (await open.post('auth', { email: who.email, password: who.password })).body;
  return { ...who, logIn, me: as((await logIn()).token) };
}

async function add(me: Api, device = aPasskey(page)) {
  const { body: options } = await me.post('auth/factors/passkeys/challenge');
  return me.post('auth/factors/passkeys', { name: 'My phone', passkey: device.create(options.challenge) });
}

const challenge = async (): Promise<string> => (await open.post('auth/passkey/challenge')).body.challenge;
const enter = (passkey: object) => open.post('auth/passkey', { passkey });

test('a passkey is added, logs in alone, is named and removed', async () => {
  const { me, logIn, email } = await aPerson();
  const device = aPasskey(page);
  const added = await add(me, device);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  expect(added.body.recoveryCodes).toHaveLength(10);
  const login = await enter(device.get(await challenge()));
  expect(login.status, JSON.stringify(login.body)).toBe(200);
  expect(login.body.user.email).toBe(email);
  const [passkey] = (await me.get('auth/factors')).body.passkeys;
  expect(passkey).toMatchObject({ name: 'My phone', usedAt: expect.any(String) });
  await me.put(`auth/factors/passkeys/${passkey.id}`, { name: 'Old phone' });
  expect((await me.get('auth/factors')).body.passkeys).toMatchObject([{ name: 'Old phone' }]);
  const other = await aPerson();
  expect((await other.me.delete(`auth/factors/passkeys/${passkey.id}`)).status).toBe(404);
  expect((await me.delete(`auth/factors/passkeys/${passkey.id}`)).status).toBe(200);
  expect((await enter(device.get(await challenge()))).status).toBe(400);
  expect((await logIn()).token).toEqual(expect.any(String));
});

test('a passkey is the second step of a login, and the proof that a call asks for', async () => {
  const { me, logIn } = await aPerson();
  const device = aPasskey(page);
  await add(me, device);
  const { secondFactor } = await logIn();
  expect(secondFactor).toMatchObject({ code: false, passkey: true });
  const another = aPasskey(page);
  await add((await aPerson()).me, another);
  const { token } = secondFactor;
  const refused = await open.post('auth/second-factor', { token, passkey: another.get(await challenge()) });
  expect(refused.status).toBe(400);
  const login = await open.post('auth/second-factor', { token, passkey: device.get(await challenge()) });
  expect(login.status, JSON.stringify(login.body)).toBe(200);
  expect((await me.post('auth/confirm', { passkey: device.get(await challenge()) })).status).toBe(200);
});

test('a challenge is good once, and one made up is not', async () => {
  const { me } = await aPerson();
  const device = aPasskey(page);
  await add(me, device);
  const once = await challenge();
  expect((await enter(device.get(once))).status).toBe(200);
  const again = await enter(device.get(once));
  expect(again.status).toBe(400);
  expect(again.body.data.fields).toEqual({ passkey: expect.any(String) });
  expect((await enter(device.get(Buffer.alloc(32).toString('base64url')))).status).toBe(400);
});

test.each([
  ['another page', () => ({ ...page, origin: 'https://kazi.example.com' })],
  ['another host', () => ({ ...page, rpId: 'kazi.example.com' })],
  ['somebody not verified', () => ({ ...page, isVerified: false })],
])('a passkey of %s is refused', async (_what, make) => {
  const { me } = await aPerson();
  expect((await add(me, aPasskey(make()))).status).toBe(400);
});

test('a passkey opens no other workspace', async () => {
  const { me } = await aPerson();
  const device = aPasskey(page);
  await add(me, device);
  const elsewhere = api(app, { tenant: await aTenant(app) });
  const theirs = (await elsewhere.post('auth/passkey/challenge')).body.challenge;
  expect((await elsewhere.post('auth/passkey', { passkey: device.get(theirs) })).status).toBe(400);
});

test('survive bad input', async () => {
  const { me } = await aPerson();
  const device = aPasskey(page);
  await add(me, device);
  const body = { passkey: device.get(await challenge()) };
  await survivesBadInput(open, { method: 'POST', path: 'auth/passkey', body });
  const made = { name: 'My phone', passkey: aPasskey(page).create(await challenge()) };
  await survivesBadInput(me, { method: 'POST', path: 'auth/factors/passkeys', body: made });
});
