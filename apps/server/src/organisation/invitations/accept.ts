import { badInput, found, notFound } from '../../http/errors.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { addUser, hashOfToken, loginOf } from '../../identity/index.ts';
import { joinFirstTeam } from '../teams/commands.ts';
import { closeAccepted } from './commands.ts';
import { waitingInvitation } from './queries.ts';

interface Acceptance {
  token: string;
  firstName: string;
  lastName: string;
  /** A new one, or that of the login which the address has on this server. */
  password: string;
}

/**
 * Makes the holder of the token a user of the workspace. The link has reached the address, so the address is
 * confirmed. An address that has a login already joins only with that login's own password.
 */
export async function acceptInvitation(context: OpenContext, given: Acceptance): Promise<void> {
  const { services, tenant, read, write } = context;
  const invitation = found(
    await read((db) => waitingInvitation(db, tenant, hashOfToken(given.token))),
    'invitation',
  );
  await proveLogin(context, invitation.email, given.password);
  const password = await services.logins.hash(given.password);
  await write(async (tx) => {
    if (!(await closeAccepted(tx, invitation))) throw notFound('invitation');
    const { user } = await addUser(tx, services.logins, {
      email: invitation.email,
      firstName: given.firstName,
      lastName: given.lastName,
      role: invitation.role_id,
      password,
      proven: true,
    });
    if (invitation.project_id) await joinFirstTeam(tx, invitation.project_id, user);
  });
}

/** Where the address has a login already, only its own password will do; guessing it is slowed like logging in. */
async function proveLogin({ services, tenant, ip, read }: OpenContext, email: string, password: string) {
  const known = await read((db) => loginOf(db, { tenant, email }));
  if (!known?.verified) return;
  await services.guessing.count('login', { ip, address: email });
  if (!(await services.logins.isRight(known.password, password)))
    throw badInput({ password: 'must be the password of the login that you have already' });
  await services.guessing.forgive('login', { ip, address: email });
}
