import { registration } from '@kazi/contract/identity';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { forbidden } from '../../http/errors.ts';
import type { ProvenIdentity, SsoProvider } from '../../ports/sso.ts';
import type { Services } from '../../services.ts';
import type { Language } from '../../texts/reader.ts';
import { type LoginRow, loginOf } from '../authentication/queries.ts';
import { roleNamed } from '../roles.ts';
import { newToken } from '../token.ts';
import { addUser } from '../users/add.ts';
import { refuseAdmission } from '../users/admission.ts';
import { confirmUser } from '../users/confirm.ts';
import { defaultRole } from '../users/registration.ts';

/** What registering a newcomer needs. */
type Newcomers = Pick<Services, 'logins' | 'tellOfNewcomer' | 'tellOfPower' | 'publicUrl'>;

/** Somebody who may log in by a provider. */
interface Person {
  login: string;
  user: string;
}

/**
 * Finds the user of this workspace who stands behind an account of the provider, by its subject alone once it is known. The
 * first time the address decides, if the provider has verified it: a user here gets the account, and a newcomer registers by
 * it. Throws 403 where that cannot be.
 */
export async function personFor(
  tx: Tx,
  services: Newcomers,
  provider: Pick<SsoProvider, 'issuer' | 'title' | 'domains'>,
  proven: ProvenIdentity & { language: Language | undefined },
): Promise<Person> {
  const { issuer, title, domains } = provider;
  const account = { issuer, subject: proven.subject };
  // Two logins of the same new account take turns.
  await takeAdvisoryLock(tx, `sso ${issuer} ${proven.subject}`);
  const linked = await loginOfAccount(tx, account);
  const email = linked?.email ?? proven.email;
  if (!email)
    throw forbidden(
      `log in: ${title} has not verified your e-mail address. Verify it there, and begin again`,
    );
  if (domains.length > 0 && !domains.includes(email.split('@')[1] ?? ''))
    throw forbidden(`log in with an address of another organisation than ${domains.join(', ')}`);
  const known = await loginOf(tx, { tenant: tx.tenant, email });
  if (!linked && known) await refuseOtherAccount(tx, known.login, provider);
  const person = await joined(tx, services, known, { ...proven, email });
  if (!linked) await link(tx, person, account);
  return person;
}

/** The user that the login is here, made or confirmed where that is needed: the provider has proved the address. */
async function joined(
  tx: Tx,
  services: Newcomers,
  known: LoginRow | undefined,
  newcomer: Omit<ProvenIdentity, 'email'> & { email: string; language: Language | undefined },
): Promise<Person> {
  if (known?.user && known.verified && known.status !== 'pending')
    return { login: known.login, user: known.user };
  // It is known to no person: somebody who registered with the address before has not proved that it is theirs.
  const password = await services.logins.hash(newToken());
  const person = known?.user
    ? { login: known.login, user: known.user }
    : await newcomerIn(tx, services, { ...newcomer, password });
  await confirmUser(tx, services, { ...person, password });
  return person;
}

interface Newcomer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  language: Language | undefined;
}

/** Registers a newcomer, where the workspace lets them register. */
async function newcomerIn(
  tx: Tx,
  { logins }: Newcomers,
  { email, password, language, ...names }: Newcomer,
): Promise<Person> {
  await refuseAdmission({ tenant: tx.tenant, read: (query) => query(tx) }, email);
  const role = await roleNamed(tx, tx.tenant, defaultRole);
  if (!role) throw new Error('The workspace has no role for new users');
  return addUser(tx, logins, {
    ...namesOf({ email, ...names }),
    email,
    role: role.id,
    password,
    language,
    comes: undefined,
  });
}

/** The names that the provider tells, as far as registering would accept them. */
function namesOf({ email, firstName, lastName }: { email: string; firstName: string; lastName: string }) {
  const { shape } = registration;
  const [local = email] = email.split('@');
  return {
    firstName: shape.firstName.catch(local.slice(0, 60)).parse(firstName),
    lastName: shape.lastName.catch('–').parse(lastName),
  };
}

interface Account {
  issuer: string;
  subject: string;
}

const loginOfAccount = (tx: Tx, { issuer, subject }: Account) =>
  tx
    .selectFrom('login_accounts as a')
    .innerJoin('logins as l', 'l.id', 'a.login_id')
    .select(['l.id as login', 'l.email'])
    .where('a.provider_id', '=', issuer)
    .where('a.account_id', '=', subject)
    .executeTakeFirst();

/** An address that another account has now is another person's: it proves nothing about the login of the first. */
async function refuseOtherAccount(
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
  if (other) throw forbidden(`log in: your address belongs to another account of ${title}. Ask the owner`);
}

async function link(tx: Tx, { login, user }: Person, { issuer, subject }: Account): Promise<void> {
  await tx
    .insertInto('login_accounts')
    .values({ id: newId(), account_id: subject, provider_id: issuer, login_id: login })
    .execute();
  await record(tx, {
    subject: 'user',
    subjectId: user,
    verb: 'account-linked',
    parties: [user],
    detail: { issuer },
  });
}

/** Whether a user of this workspace has this account of the provider. */
export async function isAccountOf(tx: Tx, user: string, account: Account): Promise<boolean> {
  const linked = await loginOfAccount(tx, account);
  if (!linked) return false;
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .where('login_id', '=', linked.login)
    .executeTakeFirst();
  return found !== undefined;
}
