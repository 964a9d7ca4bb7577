import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { lockById } from '../../database/by-id.ts';
import type { Tx } from '../../database/tenancy.ts';
import { signal } from '../../events/signal.ts';
import { type Logins, sessionsChanged } from '../../ports/identity.ts';
import { refuse } from '../../refuse.ts';
import { loginOf } from '../authentication/queries.ts';
import { askDevicesAgain } from '../factors/commands.ts';
import { endSessionsHere } from '../sessions/sessions.ts';
import { newToken } from '../token.ts';
import { type KnownUser, userById } from '../users/queries.ts';

/** The user whom a link is about, with their row locked; undefined where the link is of no use to them any more. */
export async function claimUser(tx: Tx, id: string): Promise<KnownUser | undefined> {
  await lockById(tx, 'users', id);
  const row = await userById(tx, { tenant: tx.tenant, id });
  return row?.anonymised_at || row?.status === 'pending' ? undefined : row;
}

interface Move {
  row: KnownUser;
  email: string;
  /** Their login opens another workspace of this server too. */
  isShared: boolean;
  /** A session that goes on. */
  keeps?: string | undefined;
}

/**
 * Gives a user another address, which they have shown to read the mail of, and ends their sessions in this workspace. Their login gets
 * the address where it is theirs here alone; otherwise they move to the login of that address, so that no other workspace is opened by
 * what is decided in this one. Gives the login. Throws 409 where another user of the workspace has the address.
 */
export async function moveToEmail(
  tx: Tx,
  logins: Logins,
  { row, email, isShared, keeps }: Move,
): Promise<string> {
  await takeAdvisoryLock(tx, email);
  const known = await loginOf(tx, { tenant: tx.tenant, email });
  if (known?.user && known.user !== row.id) throw refuse('address-in-workspace');
  await endSessionsHere(tx, { user: row.id, ...(keeps && { except: keeps }) });
  await askDevicesAgain(tx, row.id);
  for (const purpose of ['new-email', 'reset'] as const)
    await logins.dropLinks(tx, purpose, { user: row.id });
  const login = known || isShared ? await otherLogin(tx, logins, { row, email, isShared }) : row.login_id;
  if (login === row.login_id) await logins.setEmail(tx, login, email);
  await tx
    .updateTable('users')
    .set({ email, login_id: login })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', row.id)
    .execute();
  await signal(tx, sessionsChanged);
  return login;
}

/** The login of an address, made where there is none, with the sessions that the user has left. */
async function otherLogin(
  tx: Tx,
  logins: Logins,
  { row, email, isShared }: Omit<Move, 'keeps'>,
): Promise<string> {
  const [before, known] = [
    await loginOf(tx, { tenant: tx.tenant, email: row.email }),
    await loginOf(tx, { tenant: tx.tenant, email }),
  ];
  const password = before?.password ?? (await logins.hash(newToken()));
  const name = `${row.first_name} ${row.last_name}`;
  const login = known?.login ?? (await logins.create(tx, { email, name, password, verified: true }));
  if (known && !known.verified) {
    await logins.setPassword(tx, login, password);
    await logins.verify(tx, login);
  }
  const { session_version } = await tx
    .selectFrom('logins')
    .select('session_version')
    .where('id', '=', login)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('login_sessions')
    .set({ login_id: login, session_version })
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', row.login_id)
    .execute();
  if (!isShared) await emptyLogin(tx, row.login_id);
  return login;
}

/** Takes from a login that is nobody's any more what would open it: who comes with its address later proves it anew. */
async function emptyLogin(tx: Tx, login: string): Promise<void> {
  await tx.deleteFrom('login_accounts').where('login_id', '=', login).execute();
  await tx.updateTable('logins').set({ email_verified: false }).where('id', '=', login).execute();
}
