import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { OidcConfig } from '../../src/config/oidc.ts';
import { newId } from '../../src/database/ids.ts';
import { type Api, api } from '../api.ts';
import { startApp } from '../app.ts';
import { anOpenTenant } from '../factories/newcomer.ts';
import { comeBack, startProvider, type TestAccount } from './provider.ts';

const publicUrl = 'http://localhost:4321';

export const aVerifier = () => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** An account at the provider that was never used before. */
export const anAccount = (more: Partial<TestAccount> = {}): TestAccount => ({
  sub: newId(),
  email: `${newId()}@example.com`,
  email_verified: true,
  given_name: 'Amina',
  family_name: 'Otieno',
  ...more,
});

/** A provider, and an application with a workspace open to newcomers that logs in by it. */
export async function startSso(wanted: Partial<OidcConfig> = {}) {
  const provider = await startProvider(publicUrl);
  const oidc = (more: Partial<OidcConfig> = {}): OidcConfig => ({
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    title: 'Acme Login',
    domains: [],
    only: false,
    secondFactor: ['mfa'],
    ...wanted,
    ...more,
  });
  const app = await startApp({ publicUrl, oidc: oidc(), logLevel: 'silent' });
  const tenant = await anOpenTenant(app);
  const open = api(app, { tenant });

  /** Goes as far as the provider leads back: what the browser then sends to finish, or to confirm. */
  async function begun(account: TestAccount, as: Api = open, again = false) {
    provider.account = account;
    const verifier = aVerifier();
    const { status, body } = await as.post('auth/sso/start', { challenge: challengeOf(verifier), again });
    expect(status, JSON.stringify(body)).toBe(200);
    return { query: await comeBack(body.address), verifier };
  }

  return {
    publicUrl,
    provider,
    app,
    tenant,
    open,
    begun,
    /** Logs in by the provider, to the end. */
    logIn: async (account: TestAccount, as: Api = open) => as.post('auth/sso', await begun(account, as)),
    /** Does something with a server that has another configuration, or no provider at all. */
    async having(more: Partial<OidcConfig> | undefined, use: (as: Api) => Promise<void>) {
      const other = await startApp({ publicUrl, oidc: more && oidc(more), logLevel: 'silent' });
      await use(api(other, { tenant })).finally(other.stop);
    },
    async stop() {
      await app.stop();
      await provider.stop();
    },
  };
}
