import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { SsoProvider } from '../../ports/sso.ts';
import { refuse } from '../../refuse.ts';
import { type FactorChange, noteChange } from '../factors/commands.ts';

/** An account of an OpenID provider. Only these two stay the same for ever. */
export interface Account {
  issuer: string;
  subject: string;
}

/** Somebody of this workspace, with the login that they have. */
export interface Person {
  login: string;
  user: string;
  email: string;
}

/** What the people who connect an account are told, and where. */
interface Told {
  title: string;
  publicUrl: string;
}

/** Two logins of the same new account take turns, until their transactions end. */
export const takeTurns = (tx: Tx, { issuer, subject }: Account): Promise<void> =>
  takeAdvisoryLock(tx, `sso ${issuer} ${subject}`);

/** The login that an account is connected to. */
export const loginOfAccount = (db: Db, { issuer, subject }: Account) =>
  db
    .selectFrom('login_accounts as a')
    .innerJoin('logins as l', 'l.id', 'a.login_id')
    .select(['l.id as login', 'l.email'])
    .where('a.provider_id', '=', issuer)
    .where('a.account_id', '=', subject)
    .executeTakeFirst();

/** The account of a provider that the login of a user is connected to, and since when. */
export const accountOfUser = (
  db: Db,
  { tenant, user, issuer }: { tenant: string; user: string; issuer: string },
) =>
  db
    .selectFrom('login_accounts as a')
    .innerJoin('users as u', 'u.login_id', 'a.login_id')
    .select(['a.account_id as subject', 'a.created_at as since', 'a.login_id as login'])
    .where('u.tenant_id', '=', tenant)
    .where('u.id', '=', user)
    .where('a.provider_id', '=', issuer)
    .executeTakeFirst();

/** Throws 403 where the login has another account of the provider: an address that was given to somebody else proves nothing. */
export async function refuseOtherAccount(
  tx: Tx,
  login: string,
  { issuer, title }: Pick<SsoProvider, 'issuer' | 'title'>,
): Promise<void> {
  const other = await tx
    .selectFrom('login_accounts')
    .select('id')
    .where('login_id', '=', login)
    .where('provider_id', '=', issuer)
    .executeTakeFirst();
  if (other) throw refuse('may-not', { what: 'log-in-as-another', title });
}

/**
 * Has an account log a person in from now on, which they are told by mail. Whose both are was proved before. Throws 403 where
 * one of them is connected already.
 */
export async function connect(
  tx: Tx,
  { login, user, email }: Person,
  account: Account,
  { title, publicUrl }: Told,
): Promise<void> {
  const { issuer, subject } = account;
  await takeTurns(tx, account);
  await refuseOtherAccount(tx, login, { issuer, title });
  if (await loginOfAccount(tx, account)) throw refuse('may-not', { what: 'connect-taken-account', title });
  await tx
    .insertInto('login_accounts')
    .values({ id: newId(), account_id: subject, provider_id: issuer, login_id: login })
    .execute();
  const says: FactorChange['says'] = (t) => t('factorChanged.accountLinked', { title });
  await noteChange(tx, { id: user, email }, { verb: 'account-linked', says, detail: { issuer } }, publicUrl);
}

/** Takes the account of the provider away from the login of a user, which they are told by mail. False where there is none. */
export async function disconnect(
  tx: Tx,
  { id, email }: { id: string; email: string },
  { issuer, title, publicUrl }: Told & { issuer: string },
): Promise<boolean> {
  const account = await accountOfUser(tx, { tenant: tx.tenant, user: id, issuer });
  if (!account) return false;
  await tx
    .deleteFrom('login_accounts')
    .where('login_id', '=', account.login)
    .where('provider_id', '=', issuer)
    .execute();
  const says: FactorChange['says'] = (t) => t('factorChanged.accountUnlinked', { title });
  await noteChange(tx, { id, email }, { verb: 'account-unlinked', says, detail: { issuer } }, publicUrl);
  return true;
}
