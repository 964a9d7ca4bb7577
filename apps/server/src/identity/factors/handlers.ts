import type { Passkey, TrustedDevice } from '@kazi/contract/identity';
import { type AuthedContext, authed, enrolling, open } from '../../http/procedures.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { type Reader, readerIn } from '../../texts/reader.ts';
import { type TrustedRow, trustedDevicesOf } from '../devices/devices.ts';
import { deviceOf } from '../sessions/device.ts';
import { maySuspend } from '../users/policy.ts';
import { userById } from '../users/queries.ts';
import { workspaceName } from '../workspace/workspace.ts';
import { beginAuthenticator, spendCode } from './authenticator.ts';
import {
  askDevicesAgain,
  type FactorChange,
  firstRecoveryCodes,
  noteChange,
  removeAuthenticator,
  removeFactors,
  removePasskey,
  renamePasskey,
} from './commands.ts';
import { addPasskey, askForNewPasskey, askForPasskey } from './passkeys.ts';
import { authenticatorOf, type PasskeyRow, passkeysOf, recoveryCodesOf } from './queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});

const presentTrustedDevice = (row: TrustedRow, reader: Reader): TrustedDevice => ({
  id: row.id,
  device: deviceOf(row.user_agent, reader),
  ip: row.ip_address,
  usedAt: row.used_at.toISOString(),
  until: row.until.toISOString(),
});

const calls = enrolling.identity.factors;

const count = ({ services, ip, viewer }: AuthedContext) =>
  services.guessing.count('second-factor', { ip, address: viewer.user.id });

export const factors = {
  list: calls.list.handler(({ context: { readShown, tenant, viewer, language } }) =>
    readShown(async (db) => {
      const whose = { tenant, user: viewer.user.id };
      const since = await authenticatorOf(db, whose);
      return {
        authenticator: since ? { createdAt: since.toISOString() } : null,
        passkeys: (await passkeysOf(db, whose)).map(presentPasskey),
        recoveryCodes: await recoveryCodesOf(db, whose),
        devices: (await trustedDevicesOf(db, whose)).map((row) =>
          presentTrustedDevice(row, readerIn(language)),
        ),
        required: viewer.factor.isRequired,
      };
    }),
  ),

  beginAuthenticator: calls.beginAuthenticator.handler(({ context: { write, viewer, services, tenant } }) =>
    write(async (tx) =>
      beginAuthenticator(tx, services.secretFor, viewer.user, await workspaceName(tx, tenant)),
    ),
  ),

  confirmAuthenticator: calls.confirmAuthenticator.handler(async ({ input: { code }, context }) => {
    const { write, viewer, services } = context;
    await count(context);
    return write(async (tx) => {
      if (!(await spendCode(tx, services, viewer.user.id, { code, first: true })))
        throw badInput({ code: 'new-app-code' });
      const says: FactorChange['says'] = (t) => t('factorChanged.appAdded');
      await noteChange(tx, viewer.user, { verb: 'factor-added', says }, services.publicUrl);
      return { recoveryCodes: await firstRecoveryCodes(tx, viewer.user.id) };
    });
  }),

  removeAuthenticator: calls.removeAuthenticator.handler(
    ({ context: { write, viewer, services, language } }) => {
      return write(async (tx) => {
        if (!(await removeAuthenticator(tx, viewer.user.id)))
          throw refuse('not-found', { noun: 'authenticator-app' });
        const says: FactorChange['says'] = (t) => t('factorChanged.appRemoved');
        await noteChange(tx, viewer.user, { verb: 'factor-removed', says }, services.publicUrl);
        return { message: doneText(language, 'authenticator-removed') };
      });
    },
  ),

  renewRecoveryCodes: calls.renewRecoveryCodes.handler(({ context: { write, viewer, services } }) => {
    if (!viewer.factor.has) throw refuse('may-not', { what: 'have-recovery-codes-yet' });
    return write(async (tx) => {
      const says: FactorChange['says'] = (t) => t('factorChanged.codesRenewed');
      await noteChange(tx, viewer.user, { verb: 'recovery-codes-renewed', says }, services.publicUrl);
      return { recoveryCodes: await makeRecoveryCodes(tx, viewer.user.id) };
    });
  }),

  beginPasskey: calls.beginPasskey.handler(({ context: { write, viewer, services, tenant } }) => {
    return write(async (tx) => askForNewPasskey(tx, services, viewer.user, await workspaceName(tx, tenant)));
  }),

  addPasskey: calls.addPasskey.handler(({ input, context: { write, viewer, services } }) => {
    return write(async (tx) => {
      await addPasskey(tx, services, viewer.user.id, input);
      const says: FactorChange['says'] = (t) => t('factorChanged.passkeyAdded', { name: input.name });
      await noteChange(tx, viewer.user, { verb: 'factor-added', says }, services.publicUrl);
      return { recoveryCodes: await firstRecoveryCodes(tx, viewer.user.id) };
    });
  }),

  renamePasskey: calls.renamePasskey.handler(
    ({ input: { id, name }, context: { write, viewer, language } }) =>
      write(async (tx) => {
        if (!(await renamePasskey(tx, viewer.user.id, { id, name })))
          throw refuse('not-found', { noun: 'passkey' });
        return { message: doneText(language, 'passkey-renamed', { name }) };
      }),
  ),

  removePasskey: calls.removePasskey.handler(
    ({ input: { id }, context: { write, viewer, services, language } }) => {
      return write(async (tx) => {
        const name = found(await removePasskey(tx, viewer.user.id, id), 'passkey');
        const says: FactorChange['says'] = (t) => t('factorChanged.passkeyRemoved', { name });
        await noteChange(tx, viewer.user, { verb: 'factor-removed', says }, services.publicUrl);
        return { message: doneText(language, 'passkey-removed', { name }) };
      });
    },
  ),

  forgetDevice: calls.forgetDevice.handler(({ input: { id }, context: { write, viewer, language } }) =>
    write(async (tx) => {
      if ((await askDevicesAgain(tx, viewer.user.id, id)) === 0)
        throw refuse('not-found', { noun: 'device' });
      return { message: doneText(language, 'device-asked-again') };
    }),
  ),

  askForPasskey: open.identity.factors.askForPasskey.handler(async ({ context: { write, services, ip } }) => {
    await services.guessing.count('passkey', { ip });
    return write((tx) => askForPasskey(tx, services));
  }),

  reset: authed.identity.factors.reset.handler(({ input: { id }, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant, services } = context;
      const row = found(await userById(tx, { tenant, id }), 'user');
      if (!maySuspend(viewer, row))
        throw refuse('may-not', { what: 'reset-the-second-factor-of-this-person' });
      if (!(await removeFactors(tx, id))) throw refuse('not-found', { noun: 'second-factor-of-this-person' });
      const by = `${viewer.user.firstName} ${viewer.user.lastName}`;
      const says: FactorChange['says'] = (t) => t('factorChanged.reset', { by });
      await noteChange(tx, row, { verb: 'factors-reset', says }, services.publicUrl);
      return { message: doneText(context.language, 'factor-reset') };
    }),
  ),
};
