import { abilityOf } from '@kazi/contract/abilities';
import type { LoginError } from '@kazi/contract/identity';
import { forbidden, unauthorised } from '../../http/errors.ts';
import { authed, open } from '../../http/procedures.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { endSessionsHere } from '../sessions/commands.ts';
import { presentUser } from '../users/present.ts';
import { userById } from '../users/queries.ts';
import { logIn } from './commands.ts';
import { loginOf } from './queries.ts';
import { resetPassword, sendResetLink } from './reset.ts';

const calls = open.identity.authentication;

export const authentication = {
  login: calls.login.handler(async ({ input: { email, password }, context }) => {
    const { services, tenant, ip, userAgent } = context;
    await services.guessing.count('login', { ip, address: email });
    const known = await context.read((db) => loginOf(db, { tenant, email }));
    const right = await services.logins.isRight(known?.password, password);
    if (!right || !known?.user) throw unauthorised('The e-mail address or the password is not right.');
    if (known.status === 'suspended')
      throw forbidden('log in: your account is suspended. Ask whoever runs the workspace');
    if (known.status === 'pending' || !known.verified)
      throw forbidden(
        'log in before you have confirmed your account by the link in the mail we sent you',
        'UNCONFIRMED' satisfies LoginError,
      );
    await services.guessing.forgive('login', { ip, address: email });

    const { login, user } = known;
    const { session, row } = await services.database.write(tenant, user, async (tx) => ({
      session: await logIn(tx, services.logins, { login, user, ip, userAgent }),
      row: await userById(tx, { tenant, id: user }),
    }));
    if (!row) throw unauthorised('The e-mail address or the password is not right.');
    return {
      token: session.token,
      expiresAt: session.expiresAt.toISOString(),
      user: presentUser(row, { user: row, ability: abilityOf(row.rules) }, services.addresses),
      ability: row.rules,
    };
  }),

  logout: authed.identity.authentication.logout.handler(async ({ context: { write, viewer } }) => {
    await write((tx) => endSessionsHere(tx, { user: viewer.user.id, only: viewer.session.id }));
    return { message: 'You are logged out.' };
  }),

  requestReset: calls.requestReset.handler(async ({ input: { email }, context }) => {
    await context.services.guessing.count('reset', { ip: context.ip, address: email });
    await withMinimumDuration(sendResetLink(context, email));
    return { message: 'If there is an account with this address, a link is on its way to it.' };
  }),

  reset: calls.reset.handler(async ({ input: { token, password }, context }) => {
    await context.services.guessing.count('reset-token', { ip: context.ip });
    await resetPassword(context, token, password);
    return { message: 'Your new password is set. You can log in with it now.' };
  }),
};
