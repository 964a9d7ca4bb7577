import { registration } from '@kazi/contract/identity';
import type { Tx } from '../../database/tenancy.ts';
import type { ProvenIdentity, SsoProvider } from '../../ports/sso.ts';
import { refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import type { Language } from '../../texts/reader.ts';
import { type LoginRow, loginOf } from '../authentication/queries.ts';
import { roleNamed } from '../roles.ts';
import { newToken } from '../token.ts';
import { addUser } from '../users/add.ts';
import { refuseAdmission } from '../users/admission.ts';
import { confirmUser } from '../users/confirm.ts';
import { defaultRole } from '../users/registration.ts';
import { connect, loginOfAccount, type Person, refuseOtherAccount, takeTurns } from './accounts.ts';

/** What registering a newcomer needs. */
type Newcomers = Pick<Services, 'logins' | 'tellOfNewcomer' | 'tellOfPower' | 'publicUrl'>;

/** Who asks, by which provider, and where they reach the workspace. */
interface Ask {
  provider: Pick<SsoProvider, 'issuer' | 'title' | 'domains'>;
  publicUrl: string;
  language: Language | undefined;
}

/** The address has an account here, which is connected only with that account's own password and second factor. */
interface Known {
  connect: { email: string };
}

/**
 * Finds the user of this workspace who stands behind an account of the provider, by its subject alone once it is connected.
 * Else the provider must have verified the address: a newcomer registers by it, and an account that has it here is to be
 * proved first. Throws 403 where that cannot be.
 */
export async function personFor(
  tx: Tx,
  services: Newcomers,
  proven: ProvenIdentity,
  ask: Ask,
): Promise<Person | Known> {
  const { issuer } = ask.provider;
  const account = { issuer, subject: proven.subject };
  await takeTurns(tx, account);
  const linked = await loginOfAccount(tx, account);
  const email = linked?.email ?? vouchedAddress(proven, ask.provider);
  refuseOtherDomain(proven.email ?? email, ask.provider);
  const known = await loginOf(tx, { tenant: tx.tenant, email });
  if (!linked && known) await refuseOtherAccount(tx, known.login, ask.provider);
  if (!linked && known?.verified) return { connect: { email } };
  const person = await joined(tx, services, known, { ...proven, email, language: ask.language });
  if (!linked) await connect(tx, person, account, { title: ask.provider.title, publicUrl: ask.publicUrl });
  return person;
}

/**
 * Connects an account of the provider to the login that has its address, whose password was right, and gives who that is in
 * this workspace, where they join if they were not in it. Throws 403 where they may not, or where one of both is taken.
 */
export async function connectKnown(
  tx: Tx,
  services: Newcomers,
  proven: ProvenIdentity,
  ask: Ask,
): Promise<Person> {
  const { provider, publicUrl, language } = ask;
  const { issuer, title } = provider;
  const email = vouchedAddress(proven, provider);
  const known = await loginOf(tx, { tenant: tx.tenant, email });
  const person = await joined(tx, services, known, { ...proven, email, language });
  await connect(tx, person, { issuer, subject: proven.subject }, { title, publicUrl });
  return person;
}

/** The address that the provider vouches for. Throws 403 without one. */
export function vouchedAddress({ email }: ProvenIdentity, { title }: Pick<SsoProvider, 'title'>): string {
  if (email) return email;
  throw refuse('may-not', { what: 'log-in-unverified-address', title });
}

/** Throws 403 for an address of another domain than those that are let in. */
export function refuseOtherDomain(email: string, { domains }: Pick<SsoProvider, 'domains'>): void {
  if (domains.length > 0 && !domains.includes(email.split('@')[1] ?? ''))
    throw refuse('may-not', { what: 'log-in-from-elsewhere', domains });
}

/** The user that the login is here, made or confirmed where that is needed: the provider has proved the address. */
async function joined(
  tx: Tx,
  services: Newcomers,
  known: LoginRow | undefined,
  newcomer: Omit<ProvenIdentity, 'email'> & { email: string; language: Language | undefined },
): Promise<Person> {
  const { email } = newcomer;
  if (known?.user && known.verified && known.status !== 'pending')
    return { login: known.login, user: known.user, email };
  // It is known to no person: somebody who registered with the address before has not proved that it is theirs.
  const password = await services.logins.hash(newToken());
  const person = known?.user
    ? { login: known.login, user: known.user }
    : await newcomerIn(tx, services, { ...newcomer, password });
  await confirmUser(tx, services, {
    ...person,
    password,
    details: { ...namesOf(newcomer), language: newcomer.language },
  });
  return { ...person, email };
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
): Promise<Omit<Person, 'email'>> {
  await refuseAdmission({ tenant: tx.tenant, readShown: (query) => query(tx) }, email);
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
    firstName: shape.firstName
      .catch(shape.firstName.catch('–').parse(local.replaceAll('.', ' ').slice(0, 60)))
      .parse(firstName),
    lastName: shape.lastName.catch('–').parse(lastName),
  };
}
