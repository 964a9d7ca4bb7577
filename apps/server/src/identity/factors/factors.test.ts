import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startAlone, type TestApp, useOneServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

interface Person {
  email: string;
  password: string;
}

/** Of servers that share a database: what one has sealed the other opens. */
const authSecret = 'of all servers of this test together';

const app = useOneServer({ authSecret });

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

const as = (token: string) => api(app, { tenant, token });
const logIn = async ({ email, password }: Person, device?: string) =>
  (await open.post('auth', { email, password, device })).body;

/**
 * Codes of an app with this secret, of three half minutes: the one before this, this, and the one after it. The first is taken
 * until this one ends, so there has to be some of it left.
 */
async function codesOf(secret: string) {
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(25_000);
  const totp = new TOTP({ secret });
  let steps = -1;
  return () => totp.generate({ timestamp: Date.now() + 30_000 * steps++ });
}

/** A person whose account asks for codes of an app. */
async function aCautiousPerson() {
  const who = await registerAndConfirm(app, tenant);
  const me = as((await logIn(who)).token);
  const { secret } = (await me.post('auth/factors/authenticator')).body;
  const nextCode = await codesOf(secret);
  const { status, body } = await me.put('auth/factors/authenticator', { code: nextCode() });
  expect(status, JSON.stringify(body)).toBe(200);
  const recoveryCodes: string[] = body.recoveryCodes;
  return { ...who, me, secret, nextCode, recoveryCodes };
}

const stepTwo = (token: string, proof: object) => open.post('auth/second-factor', { token, ...proof });

test('needs a login', () =>
  expectEach(open, 401, [
    ['get', 'auth/factors'],
    ['post', 'auth/factors/authenticator'],
    ['put', 'auth/factors/authenticator', { code: '123456' }],
    ['delete', 'auth/factors/authenticator'],
    ['post', 'auth/factors/recovery-codes'],
    ['delete', 'users/0197f1a0-0000-7000-8000-000000000000/factors'],
  ]));

test('an authenticator app counts from its first code, and its secret is kept sealed', async () => {
  const who = await registerAndConfirm(app, tenant);
  const me = as((await logIn(who)).token);
  const { secret, uri } = (await me.post('auth/factors/authenticator')).body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Test%20workspace:.*secret=/);
  expect((await me.get('auth/factors')).body.authenticator).toBeNull();
  expect((await logIn(who)).token).toEqual(expect.any(String));
  const wrong = await me.put('auth/factors/authenticator', { code: '000000' });
  expect(wrong.body.data.fields).toEqual({ code: expect.any(String) });
  const { body } = await me.put('auth/factors/authenticator', { code: (await codesOf(secret))() });
  expect(new Set(body.recoveryCodes).size).toBe(10);
  const kept = await app.services.database.read(tenant.id, async (db) =>
    JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ]),
  );
  for (const known of [secret, ...body.recoveryCodes]) expect(kept).not.toContain(known);
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map(({ text }) => text).join())
    .toMatch(/authenticator app was added/);
});

test('an app outlives an exchange of the master secret, and moves to the new one when it is used', async () => {
  const who = await aCautiousPerson();
  const finishAt = async (server: TestApp) => {
    const at = api(server, { tenant });
    const { secondFactor } = (await at.post('auth', { email: who.email, password: who.password })).body;
    return (await at.post('auth/second-factor', { token: secondFactor.token, code: who.nextCode() })).status;
  };
  const renewed = 'another one, which replaces the former';
  const both = await startAlone({ authSecret: renewed, authSecretsOld: [authSecret] });
  expect(await finishAt(both)).toBe(200);
  await both.stop();
  const alone = await startAlone({ authSecret: renewed });
  expect(await finishAt(alone)).toBe(200);
  await alone.stop();
});

test('an app that no master secret opens any more is told so, and logged, and a recovery code still logs in', async () => {
  const who = await aCautiousPerson();
  const [recoveryCode = ''] = who.recoveryCodes;
  const lines: string[] = [];
  const other = await startAlone(
    { authSecret: 'another one, and the former one is lost' },
    { logTo: { write: (line) => lines.push(line) } },
  );
  const at = api(other, { tenant });
  const finish = async (proof: object) => {
    const { secondFactor } = (await at.post('auth', { email: who.email, password: who.password })).body;
    return at.post('auth/second-factor', { token: secondFactor.token, ...proof });
  };
  const seals = [undefined, '', 'YQ', 'x'.repeat(80)]; // of another secret, and damaged
  for (const secret of seals) {
    if (secret !== undefined) {
      await other.services.database.write(tenant.id, null, (tx) =>
        tx.updateTable('authenticators').set({ secret }).where('tenant_id', '=', tenant.id).execute(),
      );
    }
    const refused = await finish({ code: who.nextCode() });
    expect(refused.status).toBe(409);
    expect(refused.body.data.errorMessage).toMatch(/^This server can no longer read your authenticator app/);
  }
  expect(
    lines.filter((line) => line.includes('cannot be opened') && line.includes('"level":50')),
  ).toHaveLength(seals.length);
  expect((await finish({ recoveryCode })).status).toBe(200);
  await other.stop();
});

test('an app that counts is not replaced by beginning with another', async () => {
  const who = await aCautiousPerson();
  expect((await who.me.post('auth/factors/authenticator')).status).toBe(409);
  expect((await logIn(who)).secondFactor.code).toBe(true);
});

test('a login then takes a code after the password, and each code once', async () => {
  const who = await aCautiousPerson();
  const { token, secondFactor } = await logIn(who);
  expect(token).toBeUndefined();
  expect(secondFactor).toMatchObject({ code: true, passkey: false });
  expect((await as(secondFactor.token).get('users/me')).status).toBe(401);
  const wrong = await stepTwo(secondFactor.token, { code: '000000' });
  expect(wrong.body.data.fields).toEqual({ code: expect.any(String) });
  const code = who.nextCode();
  const right = await stepTwo(secondFactor.token, { code });
  expect((await as(right.body.token).get('users/me')).body.email).toBe(who.email);
  expect((await stepTwo(secondFactor.token, { code: who.nextCode() })).status).toBe(400);
  const again = (await logIn(who)).secondFactor;
  expect((await stepTwo(again.token, { code })).status).toBe(400);
});

test('a recovery code stands for a code, once, and its use is told', async () => {
  const who = await aCautiousPerson();
  const [first = '', second = ''] = who.recoveryCodes;
  const enter = async (recoveryCode: string) =>
    (await stepTwo((await logIn(who)).secondFactor.token, { recoveryCode })).status;
  expect(await enter(first.toLowerCase().replaceAll('-', ' '))).toBe(200);
  expect(await enter(first)).toBe(400);
  expect((await who.me.get('auth/factors')).body.recoveryCodes).toBe(9);
  const renewed = (await who.me.post('auth/factors/recovery-codes')).body.recoveryCodes;
  expect(await enter(second)).toBe(400);
  expect(await enter(renewed[0])).toBe(200);
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map(({ text }) => text).join())
    .toMatch(/recovery code was used .* You have 9 left/);
});

test('guessing codes is slowed, also over several logins', async () => {
  const limited = await startAlone({ guessLimit: 2, authSecret });
  const who = await aCautiousPerson();
  const there = api(limited, { tenant });
  const guess = async () => {
    const { body } = await there.post('auth', { email: who.email, password: who.password });
    return (await there.post('auth/second-factor', { token: body.secondFactor.token, code: '000000' }))
      .status;
  };
  expect([await guess(), await guess(), await guess()]).toEqual([400, 400, 429]);
  await limited.stop();
});

test('a remembered device is not asked, until it is forgotten or the password changes', async () => {
  const who = await aCautiousPerson();
  const { token } = (await logIn(who)).secondFactor;
  const { device } = (await stepTwo(token, { code: who.nextCode(), remember: true })).body;
  expect((await logIn(who, device)).token).toEqual(expect.any(String));
  expect((await logIn(who)).token).toBeUndefined();
  const [trusted] = (await who.me.get('auth/factors')).body.devices;
  expect((await who.me.delete(`auth/factors/devices/${trusted.id}`)).status).toBe(200);
  expect((await who.me.delete(`auth/factors/devices/${trusted.id}`)).status).toBe(404);
  expect((await logIn(who, device)).token).toBeUndefined();
});

test('a remembered device is spared at logging in alone: what weighs much asks for the second factor', async () => {
  const who = await aCautiousPerson();
  const { token } = (await logIn(who)).secondFactor;
  const { device } = (await stepTwo(token, { code: who.nextCode(), remember: true })).body;
  const spared = as((await logIn(who, device)).token);
  expect((await spared.delete('auth/factors/authenticator')).body.code).toBe('CONFIRM_LOGIN');
  expect((await spared.post('auth/confirm', { code: who.nextCode() })).status).toBe(200);
  expect((await spared.delete('auth/factors/authenticator')).status).toBe(200);
});

test('logging out may forget the device, for this person alone', async () => {
  const [who, other] = [await aCautiousPerson(), await aCautiousPerson()];
  const remembered = async (one: typeof who, known?: string) => {
    const { token } = (await logIn(one, known)).secondFactor;
    return (await stepTwo(token, { code: one.nextCode(), remember: true, device: known })).body;
  };
  const { device, token } = await remembered(who);
  await remembered(other, device);
  expect((await as(token).delete('auth')).status).toBe(200);
  const again = await logIn(who, device);
  expect(again.token).toEqual(expect.any(String));
  expect((await as(again.token).delete('auth', { device })).status).toBe(200);
  expect((await logIn(who, device)).secondFactor).toBeDefined();
  expect((await logIn(other, device)).token).toEqual(expect.any(String));
});

test('confirming a login takes the second factor where there is one: the password is not enough', async () => {
  const who = await aCautiousPerson();
  await app.services.database.write(tenant.id, null, (tx) =>
    tx.updateTable('login_sessions').set({ confirmed_at: sql<Date>`now() - interval '1 hour'` }).execute(),
  );
  app.services.sessions.forget();
  expect((await who.me.delete('auth/factors/authenticator')).body.code).toBe('CONFIRM_LOGIN');
  const refused = await who.me.post('auth/confirm', { password: who.password });
  expect(refused.body.data.fields).toEqual({ password: expect.stringMatching(/not enough/) });
  expect((await who.me.post('auth/confirm', { code: who.nextCode() })).status).toBe(200);
  expect((await who.me.delete('auth/factors/authenticator')).status).toBe(200);
  expect((await who.me.delete('auth/factors/authenticator')).status).toBe(404);
  expect((await who.me.get('auth/factors')).body).toMatchObject({ authenticator: null, recoveryCodes: 0 });
  expect((await logIn(who)).token).toEqual(expect.any(String));
});

test('whose role asks for a second factor can do nothing else before they have one', async () => {
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  const { body: role } = await owner.post('roles', { name: 'Teller', requiresSecondFactor: true });
  expect(role.requiresSecondFactor).toBe(true);
  const who = await registerAndConfirm(app, tenant);
  const me = as((await logIn(who)).token);
  const { id } = (await me.get('users/me')).body;
  await owner.put(`users/${id}`, { role: 'Teller' });
  const refused = await me.get('sessions');
  expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect((await me.get('users/me')).status).toBe(200);
  expect((await me.get('auth/factors')).body.required).toBe(true);
  const { secret } = (await me.post('auth/factors/authenticator')).body;
  await me.put('auth/factors/authenticator', { code: (await codesOf(secret))() });
  expect((await me.get('sessions')).status).toBe(200);
});

test('who may suspend a person takes their factors away, which they are told', async () => {
  const who = await aCautiousPerson();
  const { id } = (await who.me.get('users/me')).body;
  const owner = await aUser(app, tenant, { role: 'owner', firstName: 'Baraka' });
  const manager = api(app, await aUser(app, tenant, { role: 'client' }));
  expect((await manager.delete(`users/${id}/factors`)).status).toBe(403);
  const elsewhere = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  expect((await elsewhere.delete(`users/${id}/factors`)).status).toBe(404);
  expect((await api(app, owner).delete(`users/${id}/factors`)).status).toBe(200);
  expect((await api(app, owner).delete(`users/${id}/factors`)).status).toBe(404);
  expect((await logIn(who)).token).toEqual(expect.any(String));
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map(({ text }) => text).join())
    .toMatch(/Baraka Otieno, who manages people, removed all second factors/);
});

test('survive bad input', async () => {
  const who = await aCautiousPerson();
  const { token } = (await logIn(who)).secondFactor;
  const calls = [
    [open, 'POST', 'auth/second-factor', { token, code: '000000', remember: true }],
    [who.me, 'PUT', 'auth/factors/authenticator', { code: '000000' }],
    [who.me, 'POST', 'auth/confirm', { code: '000000' }],
    [who.me, 'PUT', 'auth/factors/passkeys/0197f1a0-0000-7000-8000-000000000000', { name: 'Phone' }],
  ] as const;
  for (const [caller, method, path, body] of calls)
    await survivesBadInput(caller, { method, path, body, runs: 15 });
});
