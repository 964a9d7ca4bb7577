import { record } from '../../events/record.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { badInput } from '../../refuse.ts';
import { askDevicesAgain } from '../factors/commands.ts';
import { passwordChanged } from '../mails.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { provePassword } from './prove.ts';

interface Passwords {
  current: string;
  password: string;
}

/**
 * Changes the viewer's own password, which the current one proves, and ends every other session of their login. Throws
 * 400 where the current one is wrong, or the new one weak or no other.
 */
export async function changePassword(
  context: AuthedContext,
  { current, password }: Passwords,
): Promise<void> {
  const { services, viewer, write, proveIf } = context;
  const { logins } = services;
  const { id, email } = viewer.user;
  proveIf(viewer.factor.has);
  const login = await provePassword(context, current, 'current');
  if (password === current) throw badInput({ password: 'other-password' });
  const hash = await logins.hash(password);
  await write(async (tx) => {
    await refuseWeakPassword(tx, { ...viewer.user, password });
    await logins.setPassword(tx, login, hash);
    for (const purpose of ['reset', 'new-email'] as const) await logins.dropLinks(tx, purpose, { login });
    await askDevicesAgain(tx, id);
    await logins.endSessions(tx, login, { except: viewer.session.id });
    await record(tx, { subject: 'user', subjectId: id, verb: 'password-changed', parties: [id] });
    await passwordChanged(tx, email, `${services.publicUrl}/forgot-password`);
  });
}
