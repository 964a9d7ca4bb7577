import type { LoginAnswer, registration } from '@kazi/contract/identity';
import type * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { finishLogin } from '../authentication/finish-login.ts';
import { type LoginRow, loginOf } from '../authentication/queries.ts';
import { invalidLink } from '../errors.ts';
import { alreadyRegistered, confirmAddress, joinWorkspace } from '../mails.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { roleNamed } from '../roles.ts';
import { hashOfToken } from '../token.ts';
import { addUser } from './add.ts';
import { confirmUser } from './confirm.ts';

/** The role of a user who comes uninvited. */
export const defaultRole = 'client';

/**
 * Registers a user and sends a link to their address. A user who has an account already gets a mail that says so;
 * the answer of the call is the same.
 */
export async function register(
  context: OpenContext,
  { device, ...given }: z.infer<typeof registration>,
): Promise<void> {
  const { services, tenant } = context;
  const password = await services.logins.hash(given.password);
  await context.write(async (tx) => {
    await refuseWeakPassword(tx, given);
    const known = await loginOf(tx, { tenant, email: given.email });
    if (known?.user && known.status !== 'pending')
      return alreadyRegistered(tx, given.email, `${services.publicUrl}/login`);
    const role = await roleNamed(tx, tenant, defaultRole);
    if (!role) throw new Error('The workspace has no role for new users');
    const { login, user } = await addUser(tx, services.logins, {
      ...given,
      language: context.language,
      role: role.id,
      password,
      comes: undefined,
    });
    const verified = known?.verified ?? false;
    await sendLink(tx, context, given.email, { login, user, verified, password, device });
  });
}

/** Sends a new link to a pending user. For any other address it does nothing. */
export async function sendConfirmationAgain(context: OpenContext, email: string): Promise<void> {
  await context.write(async (tx) => {
    const known = await loginOf(tx, { tenant: context.tenant, email });
    if (known?.user && known.status === 'pending')
      await sendLink(tx, context, email, { ...known, user: known.user });
  });
}

/**
 * Confirms an account by the token of its link. On the device that registered it, and only there, a new account is
 * logged in too: the link of an account that was sent to somebody else does not get them into it.
 */
export async function confirm(
  context: OpenContext,
  { token, device }: { token: string; device?: string | undefined },
): Promise<{ waits: boolean; login?: LoginAnswer }> {
  const { services, write } = context;
  const { link, waits, isNew } = await write(async (tx) => {
    const link = await services.logins.takeLink(tx, 'confirm', token);
    if (!link) throw invalidLink();
    return { link, ...(await confirmUser(tx, services, link)) };
  });
  const isHere = device !== undefined && link.device === hashOfToken(device);
  if (waits || !isNew || !isHere) return { waits };
  return { waits, login: await finishLogin(context, link.user, { device }) };
}

interface LinkFor extends Pick<LoginRow, 'login' | 'verified' | 'password'> {
  user: string;
  device?: string | undefined;
}

/** A login confirmed elsewhere keeps its password; a new one gets, with the link, the one given with it. */
async function sendLink(
  tx: Tx,
  { services }: OpenContext,
  email: string,
  { login, user, verified, password, device }: LinkFor,
): Promise<void> {
  const link = {
    login,
    user,
    ...(!verified && password && { password }),
    ...(device && { device: hashOfToken(device) }),
  };
  const token = await services.logins.issueLink(tx, 'confirm', link);
  const href = `${services.publicUrl}/confirm/${token}`;
  await (verified ? joinWorkspace : confirmAddress)(tx, email, href);
}
