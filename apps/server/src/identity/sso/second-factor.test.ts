import { TOTP } from 'otpauth';
import { afterAll, afterEach, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { aUser } from '../../../test/factories/user.ts';
import type { Tampering, TestAccount } from '../../../test/oidc/provider.ts';
import { anAccount, startSso } from '../../../test/oidc/sso.ts';
import { newId } from '../../database/ids.ts';

const { app, tenant, open, provider, begun, logIn, stop } = await startSso({
  secondFactor: ['mfa', 'urn:acme:strong'],
});

afterEach(() => {
  provider.tampering = undefined;
});
afterAll(stop);

/** Logs in with these claims of the ID token about how that was done. */
async function logInWith(account: TestAccount, strength: Tampering['claims'], more: object = {}) {
  const back = await begun(account);
  provider.tampering = { claims: strength };
  const answer = await open.post('auth/sso', { ...back, ...more });
  provider.tampering = undefined;
  return answer;
}

/** Somebody who logs in by the provider and has set an authenticator app up here. */
async function aCautiousPerson() {
  const account = anAccount();
  const { body } = await logIn(account);
  const me = api(app, { tenant, token: body.token });
  const { secret } = (await me.post('auth/factors/authenticator')).body;
  const codes = new TOTP({ secret });
  let steps = -1;
  const nextCode = () => codes.generate({ timestamp: Date.now() + 30_000 * steps++ });
  expect((await me.put('auth/factors/authenticator', { code: nextCode() })).status).toBe(200);
  return { account, me, nextCode };
}

const strong = [{ amr: ['pwd', 'mfa'] }, { acr: 'urn:acme:strong' }];
const weak = [{}, { amr: ['pwd'] }, { amr: 'mfa' }, { acr: '0', amr: [] }, { amr: ['MFA', 'mfa2'] }];

test('a second factor that somebody has here is asked for, also where the provider says that it asked for one', async () => {
  const { account, nextCode } = await aCautiousPerson();
  for (const strength of [...strong, ...weak]) {
    const { status, body } = await logInWith(account, strength);
    expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
  }
  const { body } = await logInWith(account, {});
  const { token, code } = body.secondFactor;
  expect(code).toBe(true);
  expect((await open.post('auth/second-factor', { token, code: '000000' })).status).toBe(400);
  const done = await open.post('auth/second-factor', { token, code: nextCode(), remember: true });
  expect(done.status).toBe(200);
  const { device, token: proven } = done.body;
  const remembered = await logInWith(account, {}, { device });
  const spared = await logInWith(account, { amr: ['mfa'] }, { device });
  const removes = async (as: string) =>
    (await api(app, { tenant, token: as }).delete('auth/factors/authenticator')).status;
  expect(await removes(remembered.body.token)).toBe(403);
  expect(await removes(spared.body.token)).toBe(403);
  expect(await removes(proven)).toBe(200);
});

test('the second factor that a role asks for may be the provider’s', async () => {
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  const name = `Teller ${newId()}`;
  await owner.post('roles', { name, requiresSecondFactor: true });
  const account = anAccount();
  const { body } = await logIn(account);
  await owner.put(`users/${body.user.id}`, { role: name });
  const opens = async (strength: Tampering['claims']) => {
    const { token } = (await logInWith(account, strength)).body;
    return api(app, { tenant, token }).get('sessions');
  };
  for (const strength of strong) expect((await opens(strength)).status).toBe(200);
  for (const strength of weak)
    expect(await opens(strength)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
});

test('a second factor is not got round by confirming at the provider, whatever that asked for', async () => {
  const { account, me } = await aCautiousPerson();
  for (const amr of [[], ['mfa']]) {
    const again = await begun(account, open, true);
    provider.tampering = { claims: { amr } };
    expect((await me.post('auth/sso/confirm', again)).status).toBe(403);
    provider.tampering = undefined;
  }
});

test('confirming takes a second factor of the provider where the role asks for one and there is none here', async () => {
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  const name = `Clerk ${newId()}`;
  await owner.post('roles', { name, requiresSecondFactor: true });
  const account = anAccount();
  const { body } = await logIn(account);
  await owner.put(`users/${body.user.id}`, { role: name });
  const me = api(app, { tenant, token: (await logInWith(account, { amr: ['mfa'] })).body.token });
  expect((await me.post('auth/sso/confirm', await begun(account, open, true))).status).toBe(403);
  const strongly = await begun(account, open, true);
  provider.tampering = { claims: { amr: ['mfa'] } };
  expect((await me.post('auth/sso/confirm', strongly)).status).toBe(200);
});

test('a suspended user is not asked for theirs', async () => {
  const { account } = await aCautiousPerson();
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  const { items } = (await owner.get(`users?q=${account.email}`)).body;
  await owner.put(`users/${items[0].id}`, { status: 'suspended' });
  expect((await logIn(account)).status).toBe(403);
});
