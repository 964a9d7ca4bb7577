import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import type { AuthedContext, OpenContext } from '../../http/procedures.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { removeFactors } from '../factors/commands.ts';
import type { KnownUser } from './queries.ts';

/** Whether a login opens another workspace of this server too. It is read before the transaction: each workspace sees its own users alone. */
export async function isUsedElsewhere(
  { services: { database }, tenant }: Pick<OpenContext, 'services' | 'tenant'>,
  login: string,
): Promise<boolean> {
  const others = await database.shared((db) =>
    db.selectFrom('tenants').select('id').where('id', '<>', tenant).execute(),
  );
  for (const { id } of others) {
    const user = await database.read(id, (db) =>
      db
        .selectFrom('users')
        .select('id')
        .where('tenant_id', '=', id)
        .where('login_id', '=', login)
        .executeTakeFirst(),
    );
    if (user) return true;
  }
  return false;
}

/** The name of a user who was made anonymous, the same wherever they stand: parts of their id tell them apart. */
const anonymousName = (id: string) => ({ firstName: 'Former', lastName: `member ${id.slice(-6)}` });

/**
 * Takes away who a removed user was: names, address, phone, country, picture, devices, factors, preferences and invitations. Their login
 * stays where it opens another workspace (`isShared`), and is nobody's otherwise. Gives the name that stands in its place.
 */
export async function anonymiseUser(
  tx: Tx,
  { services: { logins } }: Pick<AuthedContext, 'services'>,
  { row, isShared }: { row: KnownUser; isShared: boolean },
): Promise<string> {
  const { id, email } = row;
  const { firstName, lastName } = anonymousName(id);
  const name = `${firstName} ${lastName}`;
  const address = `${id}@anonymous.invalid`;
  await takeAdvisoryLock(tx, email);
  for (const purpose of ['confirm', 'reset', 'new-email', 'old-email'] as const)
    await logins.dropLinks(tx, purpose, { user: id });
  await forgetLogin(tx, row.login_id);
  const login_id = isShared
    ? await makeNobody(tx, { name, address })
    : await becomeNobody(tx, row.login_id, { name, address });
  await removeFactors(tx, id);
  await tx
    .updateTable('users')
    .set({ login_id, first_name: firstName, last_name: lastName, email: address, phone: null, country: null })
    .set({ anonymised_at: sql<Date>`now()`, last_seen_at: null, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
  await forgetBelongings(tx, { id, name, email, address });
  await signal(tx, sessionsChanged);
  await record(tx, { subject: 'user', subjectId: id, verb: 'anonymised', parties: [id], detail: { name } });
  return name;
}

/** Ends what a login has in this workspace: its sessions, with their push subscriptions, and its devices. */
async function forgetLogin(tx: Tx, login: string): Promise<void> {
  for (const table of ['login_sessions', 'login_devices'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tx.tenant).where('login_id', '=', login).execute();
}

interface Nobody {
  name: string;
  address: string;
}

async function makeNobody(tx: Tx, { name, address: email }: Nobody): Promise<string> {
  const id = newId();
  await tx.insertInto('logins').values({ id, name, email }).execute();
  return id;
}

async function becomeNobody(tx: Tx, login: string, { name, address: email }: Nobody): Promise<string> {
  await tx.deleteFrom('login_accounts').where('login_id', '=', login).execute();
  await tx
    .updateTable('logins')
    .set({ name, email, email_verified: false, image: null })
    .where('id', '=', login)
    .execute();
  return login;
}

async function forgetBelongings(
  tx: Tx,
  { id, name, email, address }: Nobody & { id: string; email: string },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ name, description: '', phone: null, country: null, version: sql`version + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', id)
    .execute();
  await tx
    .updateTable('user_preferences')
    .set({ settings: '{}' })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', id)
    .execute();
  await tx.deleteFrom('user_avatars').where('tenant_id', '=', tx.tenant).where('user_id', '=', id).execute();
  await tx
    .updateTable('invitations')
    .set({ email: address, name: null })
    .where('tenant_id', '=', tx.tenant)
    .where('email', '=', email)
    .execute();
}
