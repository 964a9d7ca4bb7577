import { languages } from '@kazi/contract/identity';
import { sql } from 'kysely';
import * as z from 'zod';
import type { SecretFor } from '../../config/secret.ts';
import type { Tx } from '../../database/tenancy.ts';
import { signal } from '../../events/signal.ts';
import type {
  Challenge,
  ChallengePurpose,
  Link,
  LinkPurpose,
  Logins,
  RegisteredDetails,
} from '../../ports/identity.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { hashOfToken, newToken } from '../token.ts';
import { within } from './callers-database.ts';
import { openEngine } from './engine.ts';
import { openPasswords, type Passwords } from './passwords.ts';

type Purpose = LinkPurpose | ChallengePurpose;

const lifetimeMs = {
  confirm: 3 * 24 * 3_600_000,
  reset: 3_600_000,
  'new-email': 24 * 3_600_000,
  'old-email': 7 * 24 * 3_600_000,
  'second-factor': 10 * 60_000,
  passkey: 5 * 60_000,
  'new-passkey': 5 * 60_000,
  'sso-connect': 10 * 60_000,
} satisfies Record<Purpose, number>;

const link: z.ZodType<Link> = z.object({
  login: z.uuid(),
  user: z.uuid(),
  password: z.string().optional(),
  device: z.string().optional(),
  email: z.string().optional(),
  session: z.string().optional(),
  by: z.string().optional(),
  since: z.coerce.date().optional(),
  details: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string().nullish(),
      country: z.string().nullish(),
      language: z.enum(languages).optional(),
    } satisfies Record<keyof RegisteredDetails, z.ZodType>)
    .optional(),
});

const challenge: z.ZodType<Challenge> = z.object({
  user: z.uuid().nullable(),
  proven: z
    .object({
      subject: z.string(),
      email: z.string().optional(),
      firstName: z.string(),
      lastName: z.string(),
      hasSecondFactor: z.boolean(),
      provedAt: z.coerce.date().optional(),
    })
    .transform(({ email, provedAt, ...rest }) => ({ ...rest, email, provedAt }))
    .optional(),
});

const about = (what: object) => sql<boolean>`value::jsonb @> ${JSON.stringify(what)}::jsonb`;

const identifier = (tx: Tx, purpose: Purpose, token: string) => `${purpose}:${tx.tenant}:${token}`;

/** @param passwordCost - What a hash of a password costs, see `openPasswords`. */
export function openLogins(secretFor: SecretFor, passwordCost: number): Logins {
  const passwords = openPasswords(passwordCost);
  const context = openEngine(secretFor('logins'), passwords).$context;
  const engine = async () => (await context).internalAdapter;

  const issue = (tx: Tx, purpose: Purpose, value: object) =>
    within(tx, async () => {
      await tx.deleteFrom('login_verifications').where('expires_at', '<', sql<Date>`now()`).execute();
      const token = newToken();
      await (await engine()).createVerificationValue({
        identifier: identifier(tx, purpose, token),
        value: JSON.stringify({ purpose, ...value }),
        expiresAt: new Date(Date.now() + lifetimeMs[purpose]),
      });
      return token;
    });
  const take = (tx: Tx, purpose: Purpose, token: string): Promise<unknown> =>
    within(tx, async () => {
      const taken = await (await engine()).consumeVerificationValue(identifier(tx, purpose, token));
      return taken ? JSON.parse(taken.value) : undefined;
    });

  const peek = (tx: Tx, purpose: Purpose, token: string): Promise<unknown> =>
    within(tx, async () => {
      const kept = await (await engine()).findVerificationValue(identifier(tx, purpose, token));
      return kept && kept.expiresAt > new Date() ? JSON.parse(kept.value) : undefined;
    });

  return {
    hash: passwords.hash,

    async isRight(hash, password) {
      const usual = hash && !passwords.isOutdated(hash);
      // Neither an address without a login nor an outdated hash is to be told by the time that it takes.
      const checked = hash && passwords.isRight(password, hash);
      const [right] = await Promise.all([checked, usual || passwords.hash(password)]);
      return right === true;
    },

    keepUpToDate: keeper(passwords),

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

    setEmail: (tx, login, email) =>
      within(tx, async () => void (await (await engine()).updateUser(login, { email, emailVerified: true }))),

    issueLink: issue,
    peekLink: async (tx, purpose, token) => link.optional().parse(await peek(tx, purpose, token)),
    takeLink: async (tx, purpose, token) => link.optional().parse(await take(tx, purpose, token)),

    issueChallenge: issue,
    peekChallenge: async (tx, purpose, token) => challenge.optional().parse(await peek(tx, purpose, token)),
    takeChallenge: async (tx, purpose, token) => challenge.optional().parse(await take(tx, purpose, token)),

    linksOf,
    dropLinks,

    openSession: (tx, { login, ip, userAgent }) =>
      within(tx, async () => {
        const token = newToken();
        const version = await sessionVersion(tx, login);
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

    endSessions,
  };
}

async function linksOf(tx: Tx, purpose: LinkPurpose, user: string): Promise<Link[]> {
  const rows = await tx
    .selectFrom('login_verifications')
    .select('value')
    .where(about({ purpose, user }))
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ value }) => link.parse(JSON.parse(value)));
}

async function dropLinks(tx: Tx, purpose: LinkPurpose, whose: object, since?: Date): Promise<void> {
  const links = tx.deleteFrom('login_verifications').where(about({ purpose, ...whose }));
  await (since
    ? links.where(sql<boolean>`(value::jsonb ->> 'since')::timestamptz >= ${since}`)
    : links
  ).execute();
}

async function sessionVersion(tx: Tx, login: string): Promise<number> {
  const version = tx.selectFrom('logins').select('session_version').where('id', '=', login);
  return (await version.executeTakeFirstOrThrow()).session_version;
}

async function endSessions(tx: Tx, login: string, but?: { except: string }): Promise<void> {
  const { session_version } = await tx
    .updateTable('logins')
    .set({ session_version: sql`session_version + 1` })
    .where('id', '=', login)
    .returning('session_version')
    .executeTakeFirstOrThrow();
  if (but)
    await tx
      .updateTable('login_sessions')
      .set({ session_version })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', but.except)
      .execute();
  await tx
    .deleteFrom('login_sessions')
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', login)
    .where('session_version', '<', session_version)
    .execute();
  await signal(tx, sessionsChanged);
}

const keeper =
  ({ hash: hashAnew, isOutdated }: Passwords): Logins['keepUpToDate'] =>
  async (write, login, { hash, password }) => {
    if (!isOutdated(hash)) return;
    const renewed = await hashAnew(password);
    await write(async (tx) => {
      await tx
        .updateTable('login_accounts')
        .set({ password: renewed })
        .where('login_id', '=', login)
        .where('password', '=', hash) // which a new password may have replaced meanwhile
        .execute();
    });
  };
