import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { SecretFor } from '../../config/secret.ts';
import type { Tx } from '../../database/tenancy.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../http/session-cache.ts';
import { hashOfToken } from '../token.ts';
import { within } from './callers-database.ts';
import { openEngine } from './engine.ts';

/** What a link in a mail is for. */
type Purpose = 'confirm' | 'reset';

const linkLifetimeMs = { confirm: 3 * 24 * 3_600_000, reset: 3_600_000 } satisfies Record<Purpose, number>;

/** What a link stands for: a person of the workspace, and the password that goes with it, hashed. */
const link = z.object({ login: z.uuid(), user: z.uuid(), password: z.string().optional() });
export type Link = z.infer<typeof link>;

/**
 * Addresses with their passwords, the links sent to them and the sessions opened with them. Everything is done
 * in the caller's transaction; nothing that could be used to log in is kept in the clear.
 */
export interface Logins {
  hash(password: string): Promise<string>;
  /** Whether the password has this hash. Without a hash it is not, and finding that out takes as long. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Makes a login of an address that has none. Gives its id. */
  create(
    tx: Tx,
    login: { email: string; name: string; password: string; verified: boolean },
  ): Promise<string>;
  setPassword(tx: Tx, login: string, hash: string): Promise<void>;
  /** Notes that whoever has the login has been seen to read its mail. */
  verify(tx: Tx, login: string): Promise<void>;
  /** Makes a one-time token for a link, good in this workspace alone. */
  issueLink(tx: Tx, purpose: Purpose, link: Link): Promise<string>;
  /** What a link's token stands for; it is spent by that. Undefined for a token that is wrong, spent or old. */
  takeLink(tx: Tx, purpose: Purpose, token: string): Promise<Link | undefined>;
  /** Spends the login's other links of this purpose, in every workspace. */
  dropLinks(tx: Tx, purpose: Purpose, login: string): Promise<void>;
  openSession(tx: Tx, from: SessionStart): Promise<{ id: string; token: string; expiresAt: Date }>;
  /** Ends the login's sessions in every workspace: those of other workspaces by the session version. */
  endSessions(tx: Tx, login: string): Promise<void>;
}

interface SessionStart {
  login: string;
  ip: string;
  userAgent: string | undefined;
}

const newToken = () => randomBytes(32).toString('base64url');
const identifier = (tx: Tx, purpose: Purpose, token: string) => `${purpose}:${tx.tenant}:${token}`;

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
