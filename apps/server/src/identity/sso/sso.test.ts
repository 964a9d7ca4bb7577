import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, settle, type TestTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { comeBack, startProvider, type TestAccount, type TestProvider } from '../../../test/oidc/provider.ts';
import type { OidcConfig } from '../../config/oidc.ts';
import { newId } from '../../database/ids.ts';
import { hashOfToken } from '../token.ts';

const publicUrl = 'http://localhost:4321';
let provider: TestProvider;
let app: TestApp;
let tenant: TestTenant;
let open: Api;

const oidc = (more: Partial<OidcConfig> = {}): OidcConfig => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  title: 'Acme Login',
  domains: [],
  only: false,
  secondFactor: ['mfa'],
  ...more,
});

beforeAll(async () => {
  provider = await startProvider(publicUrl);
  app = await startApp({ publicUrl, oidc: oidc(), logLevel: 'silent' });
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

const anAccount = (more: Partial<TestAccount> = {}): TestAccount => ({
  sub: newId(),
  email: `${newId()}@example.com`,
  email_verified: true,
  given_name: 'Amina',
  family_name: 'Otieno',
  ...more,
});

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const aVerifier = () => randomBytes(32).toString('base64url');

/** Goes as far as the provider leads back: what the browser then sends to finish. */
async function begun(account: TestAccount, as = open, again = false) {
  provider.account = account;
  const verifier = aVerifier();
  const { status, body } = await as.post('auth/sso/start', { challenge: challengeOf(verifier), again });
  expect(status, JSON.stringify(body)).toBe(200);
  return { query: await comeBack(body.address), verifier };
}

/** Logs in by the provider, to the end. */
const logIn = async (account: TestAccount, as = open) => as.post('auth/sso', await begun(account, as));

describe('logging in by a provider', () => {
  test('registers a newcomer whose address it has verified', async () => {
    const account = anAccount();
    const { status, body } = await logIn(account);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.user).toMatchObject({
      email: account.email,
      firstName: 'Amina',
      lastName: 'Otieno',
      role: 'client',
      status: 'active',
    });
    expect((await api(app, { tenant, token: body.token }).get('users/me')).body.id).toBe(body.user.id);
  });

  test('knows a person by their account alone, whatever becomes of their address', async () => {
    const account = anAccount();
    const { body: first } = await logIn(account);
    for (const later of [
      { ...account, email: `${newId()}@example.com` },
      { ...account, email_verified: false },
      { sub: account.sub },
    ])
      expect((await logIn(later)).body.user).toMatchObject({ id: first.user.id, email: account.email });
  });

  test('leads a user of this workspace to their own account, and into the audit trail', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { body: byPassword } = await open.post('auth', { email: who.email, password: who.password });
    const { body } = await logIn(anAccount({ email: who.email.toUpperCase() }));
    expect(body.user.id).toBe(byPassword.user.id);
    expect((await open.post('auth', { email: who.email, password: who.password })).status).toBe(200);
    const owner = await aUser(app, tenant, { role: 'owner' });
    const { items } = (await api(app, owner).get(`audit?kind=login&actor=${body.user.id}`)).body;
    expect(items[1]).toMatchObject({ action: 'logged-in', detail: { by: 'Acme Login' } });
    const linked = (await api(app, owner).get(`audit?kind=login&q=${encodeURIComponent(provider.issuer)}`))
      .body;
    expect(linked.items).toContainEqual(
      expect.objectContaining({ action: 'account-linked', subjectId: body.user.id }),
    );
  });

  test('proves an address: a password that a stranger registered for it is void', async () => {
    const squatter = await register(open);
    const { status, body } = await logIn(anAccount({ email: squatter.email }));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: squatter.email, status: 'active' });
    const { email, password } = squatter;
    expect((await open.post('auth', { email, password })).status).toBe(401);
  });

  test('follows the workspace: a newcomer waits to be let in, or is not let in at all', async () => {
    const careful = await anOpenTenant(app);
    const as = api(app, { tenant: careful });
    await settle(app, careful, { admission: 'approval' });
    const account = anAccount();
    expect(await logIn(account, as)).toMatchObject({ status: 403, body: { code: 'WAITING' } });
    expect(await logIn(account, as)).toMatchObject({ status: 403, body: { code: 'WAITING' } });
    await settle(app, careful, { admission: 'invitation' });
    expect((await logIn(anAccount(), as)).status).toBe(403);
    const unowned = api(app, { tenant: await aTenant(app) });
    expect((await logIn(anAccount(), unowned)).status).toBe(403);
  });

  test('is one user in each workspace that they log in to', async () => {
    const account = anAccount();
    const elsewhere = await anOpenTenant(app);
    const { body: here } = await logIn(account);
    const { body: there } = await logIn(account, api(app, { tenant: elsewhere }));
    expect(there.user.id).not.toBe(here.user.id);
    expect((await api(app, { tenant: elsewhere, token: here.token }).get('users/me')).status).toBe(401);
  });

  test('keeps none of its tokens', async () => {
    const account = anAccount();
    await logIn(account);
    const kept = await app.services.database.shared((db) =>
      db.selectFrom('login_accounts').selectAll().where('account_id', '=', account.sub).execute(),
    );
    expect(kept).toMatchObject([
      {
        provider_id: provider.issuer,
        access_token: null,
        refresh_token: null,
        id_token: null,
        password: null,
      },
    ]);
  });
});

describe('is refused', () => {
  test('an address that the provider has not verified, known here or not', async () => {
    const user = await aUser(app, tenant);
    for (const account of [
      anAccount({ email_verified: false }),
      anAccount({ email: user.email, email_verified: false }),
      { sub: newId() },
    ]) {
      const { status, body } = await logIn(account);
      expect(status).toBe(403);
      expect(body.data.errorMessage).toContain('Acme Login has not verified your e-mail address');
    }
  });

  test('another account that has the address now', async () => {
    const account = anAccount();
    expect((await logIn(account)).status).toBe(200);
    expect((await logIn({ ...account, sub: newId() })).status).toBe(403);
  });

  test('a suspended user', async () => {
    const account = anAccount();
    const { body } = await logIn(account);
    const owner = await aUser(app, tenant, { role: 'owner' });
    await api(app, owner).put(`users/${body.user.id}`, { status: 'suspended' });
    const refused = await logIn(account);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.data.errorMessage).toMatch(/suspended/);
  });

  test('another browser than the one that began, and the first one is not in after it either', async () => {
    const { query, verifier } = await begun(anAccount());
    expect((await open.post('auth/sso', { query, verifier: aVerifier() })).status).toBe(401);
    expect((await open.post('auth/sso', { query, verifier })).status).toBe(401);
  });

  test('another state, or none', async () => {
    const one = await begun(anAccount());
    const other = await begun(anAccount());
    const changed = (state: string | null) => {
      const query = new URLSearchParams(one.query);
      if (state === null) query.delete('state');
      else query.set('state', state);
      return { query: query.toString(), verifier: one.verifier };
    };
    const stateOfOther = new URLSearchParams(other.query).get('state');
    for (const state of [null, '', aVerifier(), stateOfOther])
      expect((await open.post('auth/sso', changed(state))).status).toBe(401);
  });

  test('what was used before, also when it comes twice at the same time', async () => {
    const once = await begun(anAccount());
    const answers = await Promise.all([1, 2, 3].map(() => open.post('auth/sso', once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await open.post('auth/sso', once)).status).toBe(401);
  });

  test('a code that was redeemed before, under another state', async () => {
    const first = await begun(anAccount());
    expect((await open.post('auth/sso', first)).status).toBe(200);
    const second = await begun(anAccount());
    const query = new URLSearchParams(second.query);
    query.set('code', new URLSearchParams(first.query).get('code') ?? '');
    const replayed = { query: query.toString(), verifier: second.verifier };
    expect((await open.post('auth/sso', replayed)).status).toBe(401);
  });

  test('what was begun in another workspace', async () => {
    const elsewhere = api(app, { tenant: await aTenant(app) });
    expect((await elsewhere.post('auth/sso', await begun(anAccount()))).status).toBe(401);
  });

  test('what the provider itself refused', async () => {
    const { query, verifier } = await begun(anAccount());
    const state = new URLSearchParams(query).get('state') ?? '';
    const refusal = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
    expect((await open.post('auth/sso', { query: refusal, verifier })).status).toBe(401);
  });

  test('an answer that names another issuer', async () => {
    const { query, verifier } = await begun(anAccount());
    const other = new URLSearchParams(query);
    expect(other.get('iss')).toBe(provider.issuer);
    other.set('iss', 'https://evil.example');
    expect((await open.post('auth/sso', { query: other.toString(), verifier })).status).toBe(401);
  });

  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['of another nonce', () => ({ claims: { nonce: 'replayed' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another client', () => ({ claims: { aud: 'another' } })],
    ['that has ended', () => ({ claims: { exp: now() - 90 } })],
    ['of the future', () => ({ claims: { nbf: now() + 90 } })],
    ['of no person', () => ({ claims: { sub: undefined } })],
    ['signed by another key', () => ({ claims: {}, byAnotherKey: true })],
  ])('an ID token %s', async (_, tampering) => {
    const back = await begun(anAccount());
    provider.tampering = tampering();
    expect(await open.post('auth/sso', back)).toMatchObject({
      status: 401,
      body: { data: { errorMessage: 'Acme Login did not confirm who you are. Please begin again.' } },
    });
  });

  test('clocks that differ by some seconds are no reason', async () => {
    const back = await begun(anAccount());
    provider.tampering = { claims: { exp: now() - 10, nbf: now() + 10, iat: now() + 10 } };
    expect((await open.post('auth/sso', back)).status).toBe(200);
  });

  test('a login that the audit trail then tells of', async () => {
    const owner = await aUser(app, await aTenant(app), { role: 'owner' });
    const elsewhere = api(app, { tenant: owner.tenant });
    const { query } = await begun(anAccount(), elsewhere);
    const { headers } = await elsewhere.post('auth/sso', { query, verifier: aVerifier() });
    await expect
      .poll(async () => (await api(app, owner).get('audit?kind=refusal')).body.items)
      .toMatchObject([
        {
          action: 'refused',
          requestId: headers.get('x-request-id'),
          detail: { call: 'POST /v1/auth/sso' },
        },
      ]);
  });
});

describe('confirming who one is', () => {
  /** Somebody who logged in by the provider so long ago that what weighs much is asked to be confirmed. */
  async function longLoggedIn(account = anAccount()) {
    const { body } = await logIn(account);
    await app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('login_sessions')
        .set({ confirmed_at: sql<Date>`now() - interval '1 hour'` })
        .where('token', '=', hashOfToken(body.token))
        .execute(),
    );
    app.services.sessions.forget();
    const as = api(app, { tenant, token: body.token });
    const asked = async () =>
      (await as.post('bank-accounts', { name: 'Mine', bank: '11', account: '0100000100' })).status;
    return { account, as, asked };
  }

  test('is done by logging in at the provider once more', async () => {
    const { account, as, asked } = await longLoggedIn();
    expect(await asked()).toBe(403);
    expect((await as.post('auth/sso/confirm', await begun(account, open, true))).status).toBe(200);
    expect(await asked()).toBe(201);
  });

  test('is refused to another account, to another browser, and where nobody logged in anew', async () => {
    const { account, as, asked } = await longLoggedIn();
    expect((await as.post('auth/sso/confirm', await begun(anAccount(), open, true))).status).toBe(403);
    const { query } = await begun(account, open, true);
    expect((await as.post('auth/sso/confirm', { query, verifier: aVerifier() })).status).toBe(401);
    expect((await as.post('auth/sso/confirm', await begun(account))).status).toBe(401);
    const back = await begun(account, open, true);
    provider.tampering = { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } };
    expect((await as.post('auth/sso/confirm', back)).status).toBe(401);
    expect(await asked()).toBe(403);
  });

  test('needs a login', async () => {
    expect((await open.post('auth/sso/confirm', await begun(anAccount(), open, true))).status).toBe(401);
  });

  test('survives bad input', async () => {
    const { account, as } = await longLoggedIn();
    const body = await begun(account, open, true);
    await survivesBadInput(as, { method: 'POST', path: 'auth/sso/confirm', body, runs: 40 });
  });
});

describe('a server', () => {
  /** With another configuration, for one test. */
  async function having(more: Partial<OidcConfig> | undefined, use: (as: Api) => Promise<void>) {
    const other = await startApp({ publicUrl, oidc: more && oidc(more), logLevel: 'silent' });
    await use(api(other, { tenant })).finally(other.stop);
  }

  test('says what its provider is called, and where to log out there', async () => {
    expect((await open.get('auth/sso')).body).toEqual({ provider: { title: 'Acme Login', only: false } });
    const { address } = (await open.get('auth/sso/logout')).body;
    const page = new URL(address);
    expect(page.origin).toBe(provider.issuer);
    expect(page.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/login`);
    expect((await fetch(address)).status).toBe(200);
  });

  test('without a provider has no such login', () =>
    having(undefined, async (as) => {
      expect((await as.get('auth/sso')).body).toEqual({ provider: null });
      const challenge = challengeOf(aVerifier());
      expect((await as.post('auth/sso/start', { challenge })).status).toBe(404);
      expect((await as.post('auth/sso', { query: 'code=1', verifier: aVerifier() })).status).toBe(404);
      expect((await as.get('auth/sso/logout')).status).toBe(404);
    }));

  test('lets in the domains alone that it is told', () =>
    having({ domains: ['acme.example'] }, async (as) => {
      expect((await logIn(anAccount(), as)).status).toBe(403);
      expect((await logIn(anAccount({ email: `${newId()}@acme.example` }), as)).status).toBe(200);
      expect((await logIn(anAccount({ email: `${newId()}@evil-acme.example` }), as)).status).toBe(403);
    }));

  test('that knows no passwords refuses the right one too', async () => {
    const { email, password } = await registerAndConfirm(app, tenant);
    await having({ only: true }, async (as) => {
      expect((await as.get('auth/sso')).body).toEqual({ provider: { title: 'Acme Login', only: true } });
      expect((await as.post('auth', { email, password })).status).toBe(403);
      expect((await logIn(anAccount({ email }), as)).status).toBe(200);
    });
  });

  test('trusts no provider that describes itself as another, and none that does not answer', async () => {
    const challenge = challengeOf(aVerifier());
    for (const issuer of [provider.issuer.replace('127.0.0.1', 'localhost'), 'http://127.0.0.1:1'])
      await having({ issuer }, async (as) => {
        expect((await as.post('auth/sso/start', { challenge })).status).toBe(503);
      });
  });
});

test('beginning survives bad input', () =>
  survivesBadInput(open, { method: 'POST', path: 'auth/sso/start', body: { challenge: challengeOf('x') } }));

test('finishing survives bad input', async () =>
  survivesBadInput(open, { method: 'POST', path: 'auth/sso', body: await begun(anAccount()), runs: 40 }));
