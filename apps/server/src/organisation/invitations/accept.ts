import type { Db } from '../../database/tenancy.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { addUser, hashOfToken, proveLogin, refuseWeakPassword } from '../../identity/index.ts';
import { found, refuse } from '../../refuse.ts';
import { takesOneMore } from '../join-links/queries.ts';
import { joinFirstTeam, joinTeam } from '../teams/teams.ts';
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
  const { services, tenant, readShown, write } = context;
  const find = async (db: Db) =>
    found(await waitingInvitation(db, tenant, hashOfToken(given.token)), 'invitation');
  const { email } = await readShown(find);
  const isProven = await proveLogin(context, { email, password: given.password });
  const password = await services.logins.hash(given.password);
  await write(async (tx) => {
    // Its sender may have lost the right to it meanwhile.
    const invitation = await find(tx);
    const link = invitation.join_link_id;
    if (link && !(await takesOneMore(tx, link))) throw refuse('join-link-ended');
    if (!(await closeAccepted(tx, invitation))) throw refuse('not-found', { noun: 'invitation' });
    if (!isProven) await refuseWeakPassword(tx, { ...given, email });
    const { user, came } = await addUser(tx, services.logins, {
      email,
      firstName: given.firstName,
      lastName: given.lastName,
      role: invitation.role_id,
      password,
      language: context.language,
      comes: { how: 'invitation', by: invitation.invited_by },
    });
    await services.tellOfPower(tx, came, services.publicUrl);
    for (const { id, team } of invitation.places) {
      if (team) await joinTeam(tx, team.id, user);
      else if (!invitation.places.some((place) => place.id === id && place.team))
        await joinFirstTeam(tx, id, user);
    }
  });
}
