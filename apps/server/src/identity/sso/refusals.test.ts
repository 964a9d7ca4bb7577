import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { anAccount, aVerifier, startSso } from '../../../test/oidc/sso.ts';
import { newId } from '../../database/ids.ts';

const { app, tenant, open, provider, begun, logIn, stop } = await startSso();

afterEach(() => {
  provider.tampering = undefined;
});
afterAll(stop);

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
      body: { data: { errorMessage: 'Acme Login did not confirm who you are. Start again.' } },
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
