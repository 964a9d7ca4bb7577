import { type InferResult, sql } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Services } from '../../services.ts';
import { askDevicesAgain, type FactorChange, noteChange, removeFactors } from '../factors/commands.ts';
import { hasFactor } from '../factors/queries.ts';
import { endFirstOwnerLinks } from '../first-owner/first-owner.ts';
import { doneByOperator } from '../mails.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { type RoleRow, roleNamed } from '../roles.ts';
import { endSessionsHere } from '../sessions/sessions.ts';
import { newToken } from '../token.ts';
import { addUser } from '../users/add.ts';
import { updateUser } from '../users/commands.ts';
import { userById } from '../users/queries.ts';

const peopleIn = (db: Db, tenant: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.status'])
    .select(['u.last_seen_at as lastSeen', 'l.id as login', 'l.email_verified as proven'])
    .select(['r.name as role', sql<boolean>`r.built_in and r.name = 'owner'`.as('owns')])
    .select(hasFactor('u.tenant_id', 'u.id').as('hasFactor'))
    .where('u.tenant_id', '=', tenant);

/** Somebody of a workspace, as its operator sees them. */
export type Somebody = InferResult<ReturnType<typeof peopleIn>>[number];

/** Everybody of a workspace, by address. */
export const everybodyIn = (db: Db, tenant: string): Promise<Somebody[]> =>
  peopleIn(db, tenant).orderBy('u.email').execute();

/** Who has this address in a workspace, if anybody. */
export const somebodyAt = (db: Db, tenant: string, email: string): Promise<Somebody | undefined> =>
  peopleIn(db, tenant).where('u.email', '=', email).executeTakeFirst();

/** What the acts take of a server; the address is that of the workspace. */
export type OperatorsMeans = Pick<Services, 'logins' | 'publicUrl' | 'beforeSuspension' | 'tellOfPower'>;

/** Makes a person a link by which they set a new password, once within the hour, and mails it to them. Gives it. */
export async function makePasswordLink(
  tx: Tx,
  means: OperatorsMeans,
  { id, login, email }: Somebody,
): Promise<string> {
  const setPassword = await passwordLink(tx, means, { login, user: id });
  await record(tx, { subject: 'user', subjectId: id, verb: 'password-link-made', parties: [id] });
  await doneByOperator(tx, email, { act: 'link', href: { setPassword } });
  return setPassword;
}

const passwordLink = async (
  tx: Tx,
  { logins, publicUrl }: OperatorsMeans,
  whose: { login: string; user: string },
): Promise<string> => `${publicUrl}/reset-password/${await logins.issueLink(tx, 'reset', whose)}`;

/** Sets a person's password, and ends every session and every link of their login. Throws 400 for a weak one. */
export async function setPassword(
  tx: Tx,
  { logins, publicUrl }: OperatorsMeans,
  somebody: Somebody,
  password: string,
): Promise<void> {
  const { id, login, email } = somebody;
  await refuseWeakPassword(tx, { ...somebody, password });
  await logins.setPassword(tx, login, await logins.hash(password));
  await logins.dropLinks(tx, 'reset', { login });
  await logins.endSessions(tx, login);
  await askDevicesAgain(tx, id);
  await record(tx, { subject: 'user', subjectId: id, verb: 'password-changed', parties: [id] });
  await doneByOperator(tx, email, { act: 'password', href: { logIn: `${publicUrl}/login` } });
}

/** Takes every second factor away from a person and ends their sessions in the workspace. */
export async function takeFactors(tx: Tx, { publicUrl }: OperatorsMeans, somebody: Somebody): Promise<void> {
  await removeFactors(tx, somebody.id);
  await endSessionsHere(tx, { user: somebody.id });
  const says: FactorChange['says'] = (t) => t('factorChanged.resetByOperator');
  await noteChange(tx, somebody, { verb: 'factors-reset', says }, publicUrl);
}

/** Suspends a person: what waits of theirs comes back, and their sessions in the workspace end. */
export async function suspend(tx: Tx, means: OperatorsMeans, somebody: Somebody): Promise<void> {
  await means.beforeSuspension(tx, somebody.id);
  const row = await userById(tx, { tenant: tx.tenant, id: somebody.id });
  if (row) await updateUser(tx, row, { status: 'suspended' });
  await doneByOperator(tx, somebody.email, { act: 'suspended' });
}

/** Lets a person in who was suspended, or waits to be let in. */
export async function readmit(tx: Tx, means: OperatorsMeans, somebody: Somebody): Promise<void> {
  await letInByOperator(tx, means, somebody);
  const href = { logIn: `${means.publicUrl}/login` };
  await doneByOperator(tx, somebody.email, { act: 'readmitted', href });
}

/** Who is made an owner: somebody of the workspace, or a person whom it does not know yet. */
export type NewOwner = Somebody | { email: string; firstName: string; lastName: string };

/**
 * Makes a person an owner, and tells the other owners. Who is not in yet is put in, confirmed by the operator's word; where their login
 * had no password that counts, the link to set one is given and mailed. First-owner links end.
 */
export async function makeOwner(
  tx: Tx,
  means: OperatorsMeans,
  person: NewOwner,
): Promise<{ setPassword: string | undefined }> {
  const { email } = person;
  const role = await roleNamed(tx, tx.tenant, 'owner');
  if (!role)
    throw new StartError('The workspace has no role for its owner: start Kazi once, which makes it.');
  const hasPassword = await isProven(tx, email);
  const given = await letInByOperator(tx, means, person, role);
  const setPassword = hasPassword ? undefined : await passwordLink(tx, means, given);
  await endFirstOwnerLinks(tx);
  const href = setPassword ? { setPassword } : { logIn: `${means.publicUrl}/login` };
  await doneByOperator(tx, email, { act: 'owner', href });
  return { setPassword };
}

/**
 * Lets a person in, or gives who is in another role, and tells the owners of the rights that they come into. Every right that the
 * operator gives is given here: it comes from no person of the workspace.
 */
async function letInByOperator(
  tx: Tx,
  { logins, tellOfPower, publicUrl }: OperatorsMeans,
  person: NewOwner,
  role?: RoleRow,
): Promise<{ login: string; user: string }> {
  const isIn = 'id' in person && (person.status === 'active' || person.status === 'suspended');
  if (role && !isIn) {
    const { firstName, lastName, email } = person;
    const password = await logins.hash(newToken());
    const named = { email, firstName, lastName, language: undefined };
    const comes = { how: 'operator', by: null } as const;
    const { came, ...added } = await addUser(tx, logins, { ...named, role: role.id, password, comes });
    await tellOfPower(tx, came, publicUrl);
    return added;
  }
  const row = 'id' in person ? await userById(tx, { tenant: tx.tenant, id: person.id }) : undefined;
  if (!row) throw new StartError('This person is not in the workspace any more: nothing was done.');
  await tellOfPower(tx, await updateUser(tx, row, { role, status: 'active' }), publicUrl);
  return { login: row.login_id, user: row.id };
}

/** Whether an address has a login on this server whose owner has shown that they read its mail, so that its password is theirs. */
async function isProven(tx: Tx, email: string): Promise<boolean> {
  const login = await tx
    .selectFrom('logins')
    .select('email_verified')
    .where('email', '=', email)
    .executeTakeFirst();
  return login?.email_verified ?? false;
}
