import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { anAccount, aVerifier, challengeOf, startSso } from '../../../test/oidc/sso.ts';
import { newId } from '../../database/ids.ts';
import { hashOfToken } from '../token.ts';

const { app, tenant, open, provider, begun, logIn, having, publicUrl, stop } = await startSso();

afterEach(() => {
  provider.tampering = undefined;
});
afterAll(stop);

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

  test('is told in the audit trail, with the account that it connected', async () => {
    const { body } = await logIn(anAccount());
    const owner = await aUser(app, tenant, { role: 'owner' });
    const { items } = (await api(app, owner).get(`audit?kind=login&actor=${body.user.id}`)).body;
    expect(items[0]).toMatchObject({ action: 'logged-in', detail: { by: 'Acme Login' } });
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
    for (const auth_time of [Math.floor(Date.now() / 1000) - 600, undefined]) {
      const back = await begun(account, open, true);
      provider.tampering = { claims: { auth_time } };
      expect((await as.post('auth/sso/confirm', back)).status).toBe(401);
      provider.tampering = undefined;
    }
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

  test('that knows no passwords refuses the right one too, but to connect an account once', async () => {
    const { email, password } = await registerAndConfirm(app, tenant);
    await having({ only: true }, async (as) => {
      expect((await as.get('auth/sso')).body).toEqual({ provider: { title: 'Acme Login', only: true } });
      expect((await as.post('auth', { email, password })).status).toBe(403);
      const account = anAccount({ email });
      const { token } = (await logIn(account, as)).body.connect;
      const { body } = await as.post('auth/sso/connect', { token, password });
      expect((await logIn(account, as)).body.user.id).toBe(body.user.id);
      const headers = { authorization: `Bearer ${body.token}` };
      expect((await as.send('auth/sso/account', { method: 'DELETE', headers })).status).toBe(403);
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
