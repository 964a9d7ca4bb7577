import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { SecretFor } from '../../config/secret.ts';
import type { Tx } from '../../database/tenancy.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../http/session-cache.ts';
import type { Link, LinkPurpose, Logins } from '../../ports/identity.ts';
import { hashOfToken } from '../token.ts';
import { within } from './callers-database.ts';
import { openEngine } from './engine.ts';

const linkLifetimeMs = { confirm: 3 * 24 * 3_600_000, reset: 3_600_000 } satisfies Record<
  LinkPurpose,
  number
>;

const link: z.ZodType<Link> = z.object({
  login: z.uuid(),
  user: z.uuid(),
  password: z.string().optional(),
});

const newToken = () => randomBytes(32).toString('base64url');
const identifier = (tx: Tx, purpose: LinkPurpose, token: string) => `${purpose}:${tx.tenant}:${token}`;

export function openLogins(secretFor: SecretFor): Logins {
  const context = openEngine(secretFor('logins')).$context;
  const engine = async () => (await context).internalAdapter;

  return {
    hash: async (password) => (await context).password.hash(password),

    async isRight(hash, password) {
      const passwords = (await context).password;
      if (hash) return passwords.verify({ hash, password });
      await passwords.hash(password);
      return false;
    },

    create: (tx, { email, name, password, verified }) =>
      within(tx, async () => {
        const { createUser, linkAccount } = await engine();
        const { id } = await createUser(
          { email, name, emailVerified: verified },
          { method: 'email-password' },
        );
        await linkAccount({ userId: id, providerId: 'credential', accountId: id, password });
        return id;
      }),

    setPassword: (tx, login, password) =>
      within(tx, async () => {
        const { findCredentialAccount, linkAccount, updatePassword } = await engine();
        if (await findCredentialAccount(login)) await updatePassword(login, password);
        else await linkAccount({ userId: login, providerId: 'credential', accountId: login, password });
      }),

    verify: (tx, login) =>
      within(tx, async () => void (await (await engine()).updateUser(login, { emailVerified: true }))),

    issueLink: (tx, purpose, value) =>
      within(tx, async () => {
        await tx.deleteFrom('login_verifications').where('expires_at', '<', sql<Date>`now()`).execute();
        const token = newToken();
        await (await engine()).createVerificationValue({
          identifier: identifier(tx, purpose, token),
          value: JSON.stringify({ purpose, ...value }),
          expiresAt: new Date(Date.now() + linkLifetimeMs[purpose]),
        });
        return token;
      }),

    takeLink: (tx, purpose, token) =>
      within(tx, async () => {
        const taken = await (await engine()).consumeVerificationValue(identifier(tx, purpose, token));
        return taken ? link.parse(JSON.parse(taken.value)) : undefined;
      }),

    async dropLinks(tx, purpose, login) {
      await tx
        .deleteFrom('login_verifications')
        .where(sql<boolean>`value::jsonb @> ${JSON.stringify({ purpose, login })}::jsonb`)
        .execute();
    },

    openSession: (tx, { login, ip, userAgent }) =>
      within(tx, async () => {
        const token = newToken();
        const { session_version: version } = await tx
          .selectFrom('logins')
          .select('session_version')
          .where('id', '=', login)
          .executeTakeFirstOrThrow();
        const { id, expiresAt } = await (await engine()).createSession(
          login,
          false,
          {
            token: hashOfToken(token),
            tenantId: tx.tenant,
            version,
            ipAddress: ip,
            userAgent: userAgent?.slice(0, 400) ?? '',
          },
          true,
        );
        return { id, token, expiresAt };
      }),

    async endSessions(tx, login) {
      await tx
        .updateTable('logins')
        .set({ session_version: sql`session_version + 1` })
        .where('id', '=', login)
        .execute();
      await tx
        .deleteFrom('login_sessions')
        .where('tenant_id', '=', tx.tenant)
        .where('login_id', '=', login)
        .execute();
      await signal(tx, sessionsChanged);
    },
  };
}
