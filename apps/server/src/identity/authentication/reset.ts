import { record } from '../../events/record.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { invalidLink } from '../errors.ts';
import { askDevicesAgain } from '../factors/commands.ts';
import { passwordChanged, resetLink } from '../mails.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { confirmUser } from '../users/confirm.ts';
import { userById } from '../users/queries.ts';
import { loginById, loginOf } from './queries.ts';

/** Sends a link to set a new password, to people of this workspace who are not suspended. */
export async function sendResetLink({ services, tenant, write }: OpenContext, email: string): Promise<void> {
  await write(async (tx) => {
    const known = await loginOf(tx, { tenant, email });
    if (!known?.user || known.status === 'suspended') return;
    const { login, user } = known;
    const token = await services.logins.issueLink(tx, 'reset', { login, user });
    await resetLink(tx, email, `${services.publicUrl}/reset-password/${token}`);
  });
}

/**
 * Sets a new password by the token of a link, and ends every session and every other such link of the login.
 * A pending user is confirmed by it too, as the link has reached them.
 */
export async function resetPassword(
  { services, tenant, write }: OpenContext,
  token: string,
  password: string,
): Promise<void> {
  const { logins } = services;
  await write(async (tx) => {
    const link = await logins.takeLink(tx, 'reset', token);
    if (!link) throw invalidLink();
    const row = await userById(tx, { tenant, id: link.user });
    if (!row) throw invalidLink();
    await refuseWeakPassword(tx, {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      password,
    });
    await logins.setPassword(tx, link.login, await logins.hash(password));
    for (const purpose of ['reset', 'new-email'] as const)
      await logins.dropLinks(tx, purpose, { login: link.login });
    await logins.endSessions(tx, link.login);
    await askDevicesAgain(tx, link.user);
    await confirmUser(tx, services, link);
    await record(tx, {
      subject: 'user',
      subjectId: link.user,
      verb: 'password-changed',
      parties: [link.user],
    });
    const { email } = await loginById(tx, link.login);
    await passwordChanged(tx, email, `${services.publicUrl}/forgot-password`);
  });
}
