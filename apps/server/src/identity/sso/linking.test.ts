import { TOTP } from 'otpauth';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { settle } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import type { Tampering } from '../../../test/oidc/provider.ts';
import { comeBack } from '../../../test/oidc/provider.ts';
import { anAccount, aVerifier, challengeOf, startSso } from '../../../test/oidc/sso.ts';
import { newId } from '../../database/ids.ts';

const { app, tenant, open, provider, begun, logIn, stop } = await startSso();

afterEach(() => {
  provider.tampering = undefined;
});
afterAll(stop);

const now = () => Math.floor(Date.now() / 1000);
const asToken = (token: string, where = tenant) => api(app, { tenant: where, token });
/** A call that takes proof of the last ten minutes. */
const weighs = async (as: Api) =>
  (await as.post('bank-accounts', { name: `Mine ${newId()}`, bank: '11', account: '0100000100' })).status;
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const changed = expect.stringMatching(/^Your login methods for .* were changed/);

async function logInWith(account: ReturnType<typeof anAccount>, claims: Tampering['claims']) {
  const back = await begun(account);
  provider.tampering = { claims };
  const answer = await open.post('auth/sso', back);
  provider.tampering = undefined;
  return answer;
}

describe('a login by the provider proves for what weighs much', () => {
  test.each([
    ['a minute ago', () => now() - 60, 201],
    ['this second, by a clock that is ahead', () => now() + 10, 201],
    ['a day ago', () => now() - 86_400, 403],
    ['eleven minutes ago', () => now() - 660, 403],
    ['at a time to come', () => now() + 3600, 403],
    ['at no time that it tells', () => undefined, 403],
  ])('what it says was proved %s', async (_, at, status) => {
    const { body } = await logInWith(anAccount(), { auth_time: at() });
    const as = asToken(body.token);
    expect((await as.get('users/me')).status).toBe(200);
    expect(await weighs(as)).toBe(status);
  });

  test.each([`${now()}`, -1, null, {}])('and is no login at all where that is %j', async (auth_time) => {
    expect((await logInWith(anAccount(), { auth_time })).status).toBe(401);
  });

  test('and what it proves again after that', async () => {
    const account = anAccount();
    const { body } = await logInWith(account, { auth_time: now() - 86_400 });
    const as = asToken(body.token);
    expect(await weighs(as)).toBe(403);
    expect((await as.post('auth/sso/confirm', await begun(account, open, true))).status).toBe(200);
    expect(await weighs(as)).toBe(201);
  });
});

describe('an address counts as verified', () => {
  const unverified = ['true', 'TRUE', 1, '1', 'yes', 'on', '', 0];

  test.each(unverified)('not by %j, wherever the provider says it', async (email_verified) => {
    expect((await logIn(anAccount({ email_verified }))).status).toBe(403);
    const account = anAccount();
    expect((await logInWith(account, { email: account.email, email_verified })).status).toBe(403);
  });

  test('by true, and by the answer that tells the address', async () => {
    const account = anAccount({ email_verified: false });
    const inToken = { email: `${newId()}@example.com`, email_verified: true };
    const { body } = await logInWith(account, inToken);
    expect(body.user.email).toBe(inToken.email);
    const mixed = anAccount({ email_verified: false });
    expect((await logInWith(mixed, { email_verified: true })).status).toBe(403);
  });
});

describe('an address that has an account here', () => {
  test('opens nothing and changes nothing until its password connects both, which its owner is told', async () => {
    const who = await registerAndConfirm(app, tenant);
    const account = anAccount({ email: who.email.toUpperCase() });
    const { status, body } = await logIn(account);
    expect([status, body]).toEqual([200, { connect: { email: who.email, token: expect.any(String) } }]);
    const { token } = body.connect;
    const wrong = await open.post('auth/sso/connect', { token, password: 'of somebody else' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { data: { fields: { password: expect.any(String) } } },
    });
    expect((await logIn(account)).body).toHaveProperty('connect');
    expect(await subjectsTo(who.email)).not.toContainEqual(changed);

    const connected = await open.post('auth/sso/connect', { token, password: who.password });
    expect(connected.body.user).toMatchObject({ email: who.email, firstName: who.firstName });
    await expect.poll(() => subjectsTo(who.email)).toContainEqual(changed);
    expect((await logIn(account)).body.user.id).toBe(connected.body.user.id);
    expect((await open.post('auth', { email: who.email, password: who.password })).status).toBe(200);
  });

  test('is connected once by one token, also where it comes twice at once, and in its own workspace alone', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { token } = (await logIn(anAccount({ email: who.email }))).body.connect;
    const given = { token, password: who.password };
    const elsewhere = api(app, { tenant: await anOpenTenant(app) });
    expect((await elsewhere.post('auth/sso/connect', given)).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => open.post('auth/sso/connect', given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('asks for its second factor too, on a remembered device as well', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { body: byPassword } = await open.post('auth', { email: who.email, password: who.password });
    const me = asToken(byPassword.token);
    const { secret } = (await me.post('auth/factors/authenticator')).body;
    const codes = new TOTP({ secret });
    let steps = -1;
    const nextCode = () => codes.generate({ timestamp: Date.now() + 30_000 * steps++ });
    expect((await me.put('auth/factors/authenticator', { code: nextCode() })).status).toBe(200);
    const asked = (await open.post('auth', { email: who.email, password: who.password })).body.secondFactor;
    const trusted = await open.post('auth/second-factor', {
      token: asked.token,
      code: nextCode(),
      remember: true,
    });
    const { device } = trusted.body;

    const account = anAccount({ email: who.email });
    const { token } = (await logIn(account)).body.connect;
    const second = (await open.post('auth/sso/connect', { token, password: who.password, device })).body;
    expect(Object.keys(second)).toEqual(['secondFactor']);
    const step = { token: second.secondFactor.token };
    expect((await open.post('auth/second-factor', { ...step, code: '000000' })).status).toBe(400);
    expect((await logIn(account)).body).toHaveProperty('connect');
    expect((await open.post('auth/second-factor', { ...step, code: nextCode() })).status).toBe(200);
    expect((await logIn(account)).body).toHaveProperty('secondFactor');
  });

  test('of another workspace joins this one with its password, and opens neither before', async () => {
    const elsewhere = await anOpenTenant(app);
    const who = await registerAndConfirm(app, elsewhere);
    const account = anAccount({ email: who.email });
    const { token } = (await logIn(account)).body.connect;
    expect((await logIn(account, api(app, { tenant: elsewhere }))).body).toHaveProperty('connect');
    expect((await open.post('auth/sso/connect', { token, password: 'of somebody else' })).status).toBe(400);
    const { body } = await open.post('auth/sso/connect', { token, password: who.password });
    expect(body.user).toMatchObject({ email: who.email, role: 'client' });
    expect((await logIn(account, api(app, { tenant: elsewhere }))).body.user.email).toBe(who.email);
  });

  test('joins by its password where it waits to be confirmed here, and not where people come by invitation', async () => {
    const elsewhere = await anOpenTenant(app);
    const who = await registerAndConfirm(app, elsewhere);
    await open.post('users', { ...who, firstName: 'Mallory' });
    const account = anAccount({ email: who.email });
    const { token } = (await logIn(account)).body.connect;
    const { body } = await open.post('auth/sso/connect', { token, password: who.password });
    expect(body.user).toMatchObject({ status: 'active', firstName: 'Amina' });

    const closed = await anOpenTenant(app);
    await settle(app, closed, { admission: 'invitation' });
    const as = api(app, { tenant: closed });
    const other = await registerAndConfirm(app, elsewhere);
    const asked = (await logIn(anAccount({ email: other.email }), as)).body.connect;
    const refused = await as.post('auth/sso/connect', { token: asked.token, password: other.password });
    expect(refused.status).toBe(403);
  });

  test('of a suspended person stays closed', async () => {
    const who = await registerAndConfirm(app, tenant);
    const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
    const { items } = (await owner.get(`users?q=${who.email}`)).body;
    await owner.put(`users/${items[0].id}`, { status: 'suspended' });
    const { token } = (await logIn(anAccount({ email: who.email }))).body.connect;
    expect((await open.post('auth/sso/connect', { token, password: who.password })).status).toBe(403);
  });

  test('survives bad input', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { token } = (await logIn(anAccount({ email: who.email }))).body.connect;
    const body = { token, password: who.password };
    await survivesBadInput(open, { method: 'POST', path: 'auth/sso/connect', body, runs: 20 });
  });
});

describe('from inside', () => {
  /** Somebody logged in, and what the provider leads back to once they have gone there to connect an account. */
  async function inside() {
    const who = await registerAndConfirm(app, tenant);
    const { body } = await open.post('auth', { email: who.email, password: who.password });
    const me = asToken(body.token);
    const going = async (account: ReturnType<typeof anAccount>) => {
      provider.account = account;
      const verifier = aVerifier();
      const { status, body } = await me.post('auth/sso/account/start', { challenge: challengeOf(verifier) });
      expect(status, JSON.stringify(body)).toBe(200);
      return { query: await comeBack(body.address), verifier };
    };
    return { who, me, going, id: body.user.id };
  }

  test('an account of any address is connected, and disconnected, each told by mail', async () => {
    const { who, me, going, id } = await inside();
    const account = anAccount();
    expect((await me.get('auth/sso/account')).body).toEqual({ account: null });
    expect((await me.post('auth/sso/account', await going(account))).status).toBe(200);
    expect((await me.get('auth/sso/account')).body).toEqual({ account: { since: expect.any(String) } });
    expect((await logIn(account)).body.user.id).toBe(id);
    await expect
      .poll(async () => (await subjectsTo(who.email)).filter((one) => /login methods/.test(one)))
      .toHaveLength(1);

    expect((await me.delete('auth/sso/account')).status).toBe(200);
    expect((await me.get('auth/sso/account')).body).toEqual({ account: null });
    expect((await me.delete('auth/sso/account')).status).toBe(404);
    await expect
      .poll(async () => (await subjectsTo(who.email)).filter((one) => /login methods/.test(one)))
      .toHaveLength(2);
    expect((await logIn({ ...account, email: who.email })).body).toHaveProperty('connect');
  });

  test('only with proof of the last minutes', async () => {
    const account = anAccount();
    const { body } = await logInWith(account, { auth_time: now() - 86_400 });
    const me = asToken(body.token);
    const back = await begun(anAccount(), open, true);
    const challenge = challengeOf(aVerifier());
    const answers = [
      await me.post('auth/sso/account/start', { challenge }),
      await me.post('auth/sso/account', back),
      await me.delete('auth/sso/account'),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'CONFIRM_LOGIN' } });
    expect((await logIn(account)).body.user.id).toBe(body.user.id);
  });

  test('neither an account that another login has, nor a second one, nor by another browser', async () => {
    const { me, going } = await inside();
    const theirs = anAccount();
    await logIn(theirs);
    expect((await me.post('auth/sso/account', await going(theirs))).status).toBe(403);
    const { query } = await going(anAccount());
    expect((await me.post('auth/sso/account', { query, verifier: aVerifier() })).status).toBe(401);
    expect((await me.post('auth/sso/account', await going(anAccount()))).status).toBe(200);
    expect((await me.post('auth/sso/account', await going(anAccount()))).status).toBe(403);
  });

  test('needs a login', async () => {
    for (const answer of [
      await open.get('auth/sso/account'),
      await open.post('auth/sso/account/start', { challenge: challengeOf(aVerifier()) }),
      await open.post('auth/sso/account', await begun(anAccount(), open, true)),
      await open.delete('auth/sso/account'),
    ])
      expect(answer.status).toBe(401);
  });

  test('survives bad input', async () => {
    const { me, going } = await inside();
    const body = await going(anAccount());
    await survivesBadInput(me, { method: 'POST', path: 'auth/sso/account', body, runs: 30 });
  });
});

test('a name that the provider tells, and one made of the address, holds no site', async () => {
  for (const account of [
    anAccount({ given_name: 'www.evil.example', family_name: 'https://evil.example' }),
    anAccount({ given_name: '', family_name: '', email: `www.${newId()}@example.com` }),
  ]) {
    const { body } = await logIn(account);
    expect(body.user.firstName).not.toMatch(/www\./);
    expect(body.user.lastName).not.toContain('://');
  }
});
