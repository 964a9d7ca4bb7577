import { authed, enrolling, open, openHashing } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { deviceByToken, forgetDevice, isTrusted } from '../devices/devices.ts';
import { spendPasskey } from '../factors/passkeys.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { endSessionsHere } from '../sessions/sessions.ts';
import { handOutToken } from '../sessions/tokens.ts';
import { changePassword } from './change-password.ts';
import { confirmLogin } from './confirm-login.ts';
import { draftKey, finishLogin, provedNothing, refuseUnlessActive } from './finish-login.ts';
import { factorToAskFor, loginByFactor } from './login-by-factor.ts';
import { loginOf } from './queries.ts';
import { resetPassword, sendResetLink } from './reset.ts';

const calls = open.identity.authentication;

export const authentication = {
  login: openHashing.identity.authentication.login.handler(
    async ({ input: { email, password, device }, context }) => {
      const { services, tenant, ip, readShown, write } = context;
      if (services.sso?.only)
        throw refuse('may-not', { what: 'log-in-with-password', title: services.sso.title });
      const seenOn = await readShown((db) => deviceByToken(db, { tenant, email, token: device }));
      const attempt = { ip, address: email, device: seenOn?.id };
      await services.guessing.count('login', attempt);
      const known = await readShown((db) => loginOf(db, { tenant, email }));
      const right = await services.logins.isRight(known?.password, password);
      if (!right || !known?.user) throw refuse('wrong-login');
      const { login, password: hash, user, status, verified } = known;
      if (hash) await services.logins.keepUpToDate(write, login, { hash, password });
      refuseUnlessActive({ status: status ?? 'pending', proven: verified });
      await services.guessing.forgive('login', attempt);
      // A remembered device is spared the second factor for logging in, not for what weighs much.
      if (isTrusted(seenOn)) return finishLogin(context, user, { device, provedAt: provedNothing });
      const factor = await factorToAskFor(context, user);
      return factor ? { secondFactor: factor } : finishLogin(context, user, { device });
    },
  ),

  loginStepTwo: calls.loginStepTwo.handler(({ input, context }) => loginByFactor(context, input)),

  loginByPasskey: calls.loginByPasskey.handler(async ({ input: { passkey, device }, context }) => {
    await context.services.guessing.count('passkey', { ip: context.ip });
    const user = await context.write((tx) => spendPasskey(tx, context.services, passkey));
    return finishLogin(context, user, { device });
  }),

  logout: enrolling.identity.authentication.logout.handler(
    async ({ input, context: { write, viewer, language } }) => {
      const { id: user } = viewer.user;
      await write(async (tx) => {
        await endSessionsHere(tx, { user, only: viewer.session.id });
        if (input?.device) await forgetDevice(tx, user, input.device);
      });
      return { message: doneText(language, 'logged-out') };
    },
  ),

  renew: enrolling.identity.authentication.renew.handler(async ({ context }) => ({
    token: await context.write((tx) => handOutToken(tx, context.viewer.session.id)),
    expiresAt: context.viewer.session.expiresAt.toISOString(),
    draftKey: draftKey(context, context.viewer.user.id),
  })),

  confirm: enrolling.identity.authentication.confirm.handler(async ({ input, context }) => {
    await confirmLogin(context, input);
    return { message: doneText(context.language, 'proved') };
  }),

  requestReset: calls.requestReset.handler(async ({ input: { email }, context }) => {
    await context.services.guessing.count('reset', { ip: context.ip, address: email });
    await withMinimumDuration(sendResetLink(context, email));
    return { message: doneText(context.language, 'link-sent-if-account') };
  }),

  reset: openHashing.identity.authentication.reset.handler(
    async ({ input: { token, password }, context }) => {
      await context.services.guessing.count('reset-token', { ip: context.ip });
      await resetPassword(context, token, password);
      return { message: doneText(context.language, 'password-set') };
    },
  ),

  changePassword: authed.identity.authentication.changePassword.handler(async ({ input, context }) => {
    await changePassword(context, input);
    return { message: doneText(context.language, 'password-changed') };
  }),
};
