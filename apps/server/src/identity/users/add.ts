import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import type { Logins, RegisteredDetails } from '../../ports/identity.ts';
import { refuse } from '../../refuse.ts';
import { type LoginRow, loginById, loginOf } from '../authentication/queries.ts';
import { type Coming, noteComing } from '../grants/note.ts';
import { invitedAt, settleSoon } from './invited.ts';

/** Somebody to be made a user of the workspace. */
export interface NewUser extends RegisteredDetails {
  email: string;
  /** Id of the role. */
  role: string;
  /** Hash of a password. Where the address has a confirmed login already, the password of that stays. */
  password: string;
  /** How they come in, their address known to be theirs; without it they are pending until they confirm it. */
  comes: Coming | undefined;
}

/**
 * Adds a user to the workspace: their login where the address has none, the user, a personal profile and preferences. Who was invited
 * and comes is the user whom work was assigned to. A user of this address who is not in yet is overwritten by who has proved that it is
 * theirs, and left as they are by who has not. Gives what the owners are to be told of who comes in (`came`). Throws 409 where another
 * user has it.
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
    throw refuse('address-in-workspace');
  if (known?.user && !comes) return { login: known.login, user: known.user, came: undefined };
  const login = await giveLogin(tx, logins, newUser, known);
  const invited = comes && (await invitedAt(tx, email));
  const user = await putUser(tx, login, newUser, known?.user ? undefined : invited);
  if (invited) await settleSoon(tx, invited);
  await putBelongings(tx, user, newUser);
  // What else was registered with the address is void, whoever did it.
  if (comes) await logins.dropLinks(tx, 'confirm', { user });
  const verb = known?.user ? 'confirmed' : 'created';
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
  if (!comes) return known.login;
  const { verified } = await loginById(tx, known.login);
  if (!verified) {
    await logins.setPassword(tx, known.login, password);
    await logins.verify(tx, known.login);
  }
  return known.login;
}

const fields = defineFields<RegisteredDetails, 'users'>()({
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  country: 'country',
  // In their preferences.
  language: null,
});

/** The columns of a user that hold what they said of themselves, in place of what another registration said. */
const columnsOf = (details: RegisteredDetails) => ({
  phone: null,
  country: null,
  ...fields.toColumns(details),
});

/** Has a user be what one registration of their address said. */
export async function describe(tx: Tx, user: string, details: RegisteredDetails): Promise<void> {
  await tx
    .updateTable('users')
    .set(columnsOf(details))
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .execute();
  await putBelongings(tx, user, details);
}

async function putUser(
  tx: Tx,
  login: string,
  newUser: NewUser,
  invited: string | undefined,
): Promise<string> {
  const details = {
    ...columnsOf(newUser),
    status: newUser.comes ? ('active' as const) : ('pending' as const),
  };
  if (invited) {
    const comes = { ...details, login_id: login, role_id: newUser.role };
    await tx
      .updateTable('users')
      .set({ ...comes, created_at: sql`now()`, updated_at: sql`now()` })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', invited)
      .execute();
    return invited;
  }
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
  { firstName, lastName, language }: RegisteredDetails,
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
    .onConflict((at) => at.columns(['tenant_id', 'user_id']).doUpdateSet({ settings }))
    .execute();
}
