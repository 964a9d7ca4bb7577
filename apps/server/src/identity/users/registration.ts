import type { LoginAnswer, registration } from '@kazi/contract/identity';
import type * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import type { OpenContext } from '../../http/procedures.ts';
import type { Link } from '../../ports/identity.ts';
import { refuse } from '../../refuse.ts';
import { finishLogin } from '../authentication/finish-login.ts';
import { loginById, loginOf } from '../authentication/queries.ts';
import { invalidLink } from '../errors.ts';
import { alreadyRegistered, confirmAddress, joinWorkspace } from '../mails.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { roleNamed } from '../roles.ts';
import { hashOfToken } from '../token.ts';
import { addUser } from './add.ts';
import { confirmUser } from './confirm.ts';
import { userById } from './queries.ts';

/** The role of a user who comes uninvited. */
export const defaultRole = 'client';

/**
 * Registers a user and sends a link to their address, which stands for this registration alone: until one is confirmed, each is
 * independent of the others. A user who has an account already gets a mail that says so; the answer of the call is the same.
 */
export async function register(
  context: OpenContext,
  { device, ...given }: z.infer<typeof registration>,
): Promise<void> {
  const { services, tenant, language } = context;
  const password = await services.logins.hash(given.password);
  await context.write(async (tx) => {
    await refuseWeakPassword(tx, given);
    const known = await loginOf(tx, { tenant, email: given.email });
    if (known?.user && known.status !== 'pending')
      return alreadyRegistered(tx, given.email, `${services.publicUrl}/login`);
    const role = await roleNamed(tx, tenant, defaultRole);
    if (!role) throw new Error('The workspace has no role for new users');
    const newUser = { ...given, language, role: role.id, password, comes: undefined };
    const { login, user } = await addUser(tx, services.logins, newUser);
    const { email, password: _, ...said } = given;
    const details = { ...said, language };
    const hash = device === undefined ? undefined : hashOfToken(device);
    await sendLink(
      tx,
      context,
      { email, verified: known?.verified ?? false },
      { login, user, password, device: hash, details },
    );
  });
}

/**
 * Sends a new link to a pending user: of the registration that this device made, else of the newest that is still good, else
 * of the first. For any other address it does nothing.
 */
export async function sendConfirmationAgain(
  context: OpenContext,
  { email, device }: { email: string; device?: string | undefined },
): Promise<void> {
  const { services, tenant } = context;
  await context.write(async (tx) => {
    const known = await loginOf(tx, { tenant, email });
    if (!known?.user || known.status !== 'pending') return;
    const { login, user, password } = known;
    const links = await services.logins.linksOf(tx, 'confirm', user);
    const here = device ? links.find((one) => one.device === hashOfToken(device)) : undefined;
    const first = { login, user, ...(password && { password }) };
    await sendLink(tx, context, { email, verified: known.verified }, here ?? links[0] ?? first);
  });
}

interface Confirmation {
  token: string;
  device?: string | undefined;
  password?: string | undefined;
}

/**
 * Confirms an account by the token of its link: on the device that registered it, and on any other with the password of that
 * registration, or of the login where the address has one already. So who gets a link for a registration that is not theirs
 * confirms nothing. On the device that registered it a new account is logged in too.
 */
export async function confirm(
  context: OpenContext,
  { token, device, password }: Confirmation,
): Promise<{ waits: boolean; login?: LoginAnswer }> {
  const { services, write } = context;
  const { logins } = services;
  const asked = await write((tx) => logins.peekLink(tx, 'confirm', token));
  if (!asked) throw invalidLink();
  const isHere = device !== undefined && asked.device === hashOfToken(device);
  if (!isHere) await proveRegistration(context, asked, password);
  const { link, waits, isNew } = await write(async (tx) => {
    // Before the link, so that of several links of one address each waits for the other.
    await loginById(tx, asked.login);
    const link = await logins.takeLink(tx, 'confirm', token);
    const confirmed = link && (await confirmUser(tx, services, link));
    if (!confirmed) throw invalidLink();
    return { link, ...confirmed };
  });
  if (waits || !isNew || !isHere) return { waits };
  return { waits, login: await finishLogin(context, link.user, { device }) };
}

/** Throws 400 unless the password is the one that goes with a link. Guessing it is slowed. */
async function proveRegistration(
  { services, ip, tenant, readShown }: OpenContext,
  link: Link,
  password: string | undefined,
): Promise<void> {
  if (password === undefined)
    throw refuse('registered-elsewhere', {}, { password: 'registration-password-elsewhere' });
  const attempt = { ip, address: link.login };
  await services.guessing.count('confirm', attempt);
  const row = await readShown((db) => userById(db, { tenant, id: link.user }));
  const known = row && (await readShown((db) => loginOf(db, { tenant, email: row.email })));
  const hash = known?.verified ? known.password : link.password;
  if (!(await services.logins.isRight(hash, password)))
    throw refuse('wrong-registration-password', {}, { password: 'registration-password' });
  await services.guessing.forgive('confirm', attempt);
}

/** A login confirmed elsewhere keeps its password; a new one gets, with the link, the one given with it. */
async function sendLink(
  tx: Tx,
  { services }: OpenContext,
  { email, verified }: { email: string; verified: boolean },
  link: Link,
): Promise<void> {
  const token = await services.logins.issueLink(tx, 'confirm', link);
  const href = `${services.publicUrl}/confirm/${token}`;
  await (verified ? joinWorkspace : confirmAddress)(tx, email, href);
}
