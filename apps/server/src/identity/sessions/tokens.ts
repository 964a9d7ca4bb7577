import { type Expression, sql } from 'kysely';
import type { Database, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { tokenCopied } from '../mails.ts';
import { hashOfToken, newToken } from '../token.ts';
import { overlapSeconds } from './sessions.ts';

const ago = (seconds: number): Expression<Date> => sql<Date>`now() - make_interval(secs => ${seconds})`;

/**
 * Gives a session another token. The one it has holds until the new one is first used, so that an answer which never
 * arrives costs nothing.
 */
export async function handOutToken(tx: Tx, session: string): Promise<string> {
  const token = newToken();
  await tx
    .deleteFrom('login_session_tokens')
    .where('tenant_id', '=', tx.tenant)
    .where('session_id', '=', session)
    .where('replaced_at', 'is', null)
    .where('created_at', '<', ago(overlapSeconds))
    .execute();
  await tx
    .insertInto('login_session_tokens')
    .values({ tenant_id: tx.tenant, token: hashOfToken(token), session_id: session })
    .execute();
  return token;
}

/**
 * The session of a token that is not, or was not a moment ago, its current one. A new token becomes the current one. A
 * replaced token holds a little longer; one that comes after that is in two hands, so its session ends, which its owner
 * is told by mail.
 */
export async function sessionByOtherToken(
  database: Database,
  tenant: string,
  hash: string,
): Promise<string | undefined> {
  // One statement over both places: between two, another call may move the token from the one looked at last to the first.
  const known = await database.read(tenant, (db) =>
    db
      .selectFrom('login_session_tokens')
      .select('session_id as session')
      .where('tenant_id', '=', tenant)
      .where('token', '=', hash)
      .unionAll(
        db
          .selectFrom('login_sessions')
          .select('id as session')
          .where('tenant_id', '=', tenant)
          .where('token', '=', hash),
      )
      .executeTakeFirst(),
  );
  return known && database.write(tenant, null, (tx) => useOtherToken(tx, known.session, hash));
}

/** What a token is to its session, which no other call changes meanwhile. */
async function useOtherToken(tx: Tx, session: string, hash: string): Promise<string | undefined> {
  const current = await tx
    .selectFrom('login_sessions')
    .select(['token', 'login_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', session)
    .forUpdate()
    .executeTakeFirst();
  if (!current) return undefined;
  if (current.token === hash) return session;
  const other = await tx
    .selectFrom('login_session_tokens')
    .select('replaced_at')
    .select(sql<boolean>`replaced_at > ${ago(overlapSeconds)}`.as('holds'))
    .where('tenant_id', '=', tx.tenant)
    .where('token', '=', hash)
    .executeTakeFirst();
  if (!other) return undefined;
  if (other.replaced_at === null) await replaceToken(tx, { id: session, token: current.token, by: hash });
  else if (!other.holds) {
    await endCopied(tx, session, current.login_id);
    return undefined;
  }
  return session;
}

async function replaceToken(tx: Tx, { id, token, by }: { id: string; token: string; by: string }) {
  const mine = tx.deleteFrom('login_session_tokens').where('tenant_id', '=', tx.tenant);
  await mine.where('token', '=', by).execute();
  await tx
    .insertInto('login_session_tokens')
    .values({ tenant_id: tx.tenant, token, session_id: id, replaced_at: sql<Date>`now()` })
    .execute();
  await tx
    .updateTable('login_sessions')
    .set({ token: by })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
}

async function endCopied(tx: Tx, session: string, login: string): Promise<void> {
  await tx
    .deleteFrom('login_sessions')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', session)
    .execute();
  await signal(tx, sessionsChanged);
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', login)
    .executeTakeFirst();
  if (!user) return;
  await record(tx, { subject: 'user', subjectId: user.id, verb: 'login-copied', parties: [user.id] });
  await tokenCopied(tx, user.email);
}
