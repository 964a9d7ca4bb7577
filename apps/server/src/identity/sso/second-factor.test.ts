import { createHash, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { anOpenTenant } from '../../../test/factories/newcomer.ts';
import type { TestTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import {
  comeBack,
  startProvider,
  type Tampering,
  type TestAccount,
  type TestProvider,
} from '../../../test/oidc/provider.ts';
import { newId } from '../../database/ids.ts';

const publicUrl = 'http://localhost:4321';
let provider: TestProvider;
let app: TestApp;
let tenant: TestTenant;
let open: Api;

beforeAll(async () => {
  provider = await startProvider(publicUrl);
  const { issuer, clientId, clientSecret } = provider;
  const secondFactor = ['mfa', 'urn:acme:strong'];
  const oidc = {
    issuer,
    clientId,
    clientSecret,
    title: 'Acme Login',
    domains: [],
    only: false,
    secondFactor,
  };
  app = await startApp({ publicUrl, oidc, logLevel: 'silent' });
  tenant = await anOpenTenant(app);
  open = api(app, { tenant });
});
afterEach(() => {
  provider.tampering = undefined;
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const anAccount = (): TestAccount => ({
  sub: newId(),
  email: `${newId()}@example.com`,
  email_verified: true,
});

/** Goes as far as the provider leads back: what the browser then sends to finish, or to confirm. */
async function begun(account: TestAccount, again = false) {
  provider.account = account;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { body } = await open.post('auth/sso/start', { challenge, again });
  return { query: await comeBack(body.address), verifier };
}

const logIn = async (account: TestAccount) => open.post('auth/sso', await begun(account));

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

test('a second factor that somebody has here is asked for, unless the provider says that it asked for one', async () => {
  const { account, nextCode } = await aCautiousPerson();
  for (const strength of strong)
    expect((await logInWith(account, strength)).body.token).toEqual(expect.any(String));
  for (const strength of weak) {
    const { status, body } = await logInWith(account, strength);
    expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
  }
  const { body } = await logInWith(account, {});
  const { token, code } = body.secondFactor;
  expect(code).toBe(true);
  expect((await open.post('auth/second-factor', { token, code: '000000' })).status).toBe(400);
  const done = await open.post('auth/second-factor', { token, code: nextCode(), remember: true });
  expect(done.status).toBe(200);
  const { device } = done.body;
  expect((await logInWith(account, {}, { device })).body.token).toEqual(expect.any(String));
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

test('a second factor is not got round by confirming at a provider that asked for none', async () => {
  const { account, me } = await aCautiousPerson();
  const weakly = await begun(account, true);
  expect((await me.post('auth/sso/confirm', weakly)).status).toBe(403);
  const strongly = await begun(account, true);
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
