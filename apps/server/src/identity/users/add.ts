import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { conflict } from '../../http/errors.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import type { Logins } from '../../ports/identity.ts';
import type { Language } from '../../texts/reader.ts';
import { type LoginRow, loginOf } from '../authentication/queries.ts';
import { type Coming, noteComing } from '../grants/note.ts';

/** Somebody to be made a user of the workspace. */
export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  country?: string | null | undefined;
  /** Id of the role. */
  role: string;
  /** Hash of a password. Where the address has a confirmed login already, the password of that stays. */
  password: string;
  /** The language that they came in; the default one where none is known. */
  language: Language | undefined;
  /** How they come in, their address known to be theirs; without it they are pending until they confirm it. */
  comes: Coming | undefined;
}

/**
 * Adds a user to the workspace: their login where the address has none, the user, a personal profile and
 * preferences. Overwrites a user of this address who is not in yet. Gives what the owners are to be told of who comes in (`came`).
 * Throws 409 where another user has it.
 */
export async function addUser(
  tx: Tx,
  logins: Logins,
  newUser: NewUser,
): Promise<{ login: string; user: string; came: CameIntoPower | undefined }> {
  const { email, comes } = newUser;
  await takeAdvisoryLock(tx, email);
  const known = await loginOf(tx, { tenant: tx.tenant, email });
  if (known?.user && known.status !== 'pending' && known.status !== 'waiting')
    throw conflict('Somebody with this e-mail address is in the workspace already.');
  const login = await giveLogin(tx, logins, newUser, known);
  const user = await putUser(tx, login, newUser);
  await putBelongings(tx, user, newUser);
  const verb = known?.user ? (comes ? 'confirmed' : 'updated') : 'created';
  await record(tx, {
    subject: 'user',
    subjectId: user,
    verb,
    parties: [user],
    detail: { email, role: newUser.role },
  });
  return { login, user, came: comes && (await noteComing(tx, { user, ...comes })) };
}

async function giveLogin(
  tx: Tx,
  logins: Logins,
  { email, firstName, lastName, password, comes }: NewUser,
  known: LoginRow | undefined,
): Promise<string> {
  if (!known)
    return logins.create(tx, {
      email,
      name: `${firstName} ${lastName}`,
      password,
      verified: comes !== undefined,
    });
  if (!known.verified) {
    await logins.setPassword(tx, known.login, password);
    if (comes) await logins.verify(tx, known.login);
  }
  return known.login;
}

async function putUser(tx: Tx, login: string, newUser: NewUser): Promise<string> {
  const details = {
    first_name: newUser.firstName,
    last_name: newUser.lastName,
    phone: newUser.phone ?? null,
    country: newUser.country ?? null,
    status: newUser.comes ? ('active' as const) : ('pending' as const),
  };
  const { id } = await tx
    .insertInto('users')
    .values({
      ...details,
      tenant_id: tx.tenant,
      id: newId(),
      login_id: login,
      email: newUser.email,
      role_id: newUser.role,
    })
    .onConflict((at) =>
      at
        .columns(['tenant_id', 'login_id'])
        .doUpdateSet({ ...details, role_id: newUser.comes ? newUser.role : sql.ref('users.role_id') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What everybody has: a personal profile, and preferences that begin as the defaults, in the language that they came in. */
async function putBelongings(
  tx: Tx,
  user: string,
  { firstName, lastName, language }: NewUser,
): Promise<void> {
  const own = { tenant_id: tx.tenant, user_id: user };
  const name = `${firstName} ${lastName}`;
  const settings = JSON.stringify(language ? { language } : {});
  await tx
    .insertInto('profiles')
    .values({ ...own, id: newId(), type: 'personal', name })
    .onConflict((at) =>
      at.columns(['tenant_id', 'user_id']).where('type', '=', sql.lit('personal')).doUpdateSet({ name }),
    )
    .execute();
  await tx
    .insertInto('user_preferences')
    .values({ ...own, id: newId(), settings })
    .onConflict((at) => at.columns(['tenant_id', 'user_id']).doNothing())
    .execute();
}
