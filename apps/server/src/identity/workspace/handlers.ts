import { authed, open } from '../../http/procedures.ts';
import { refuse, staleVersion } from '../../refuse.ts';
import { hasOwner, mayRead, mayUpdate, presentSettings, settingsOf, updateSettings } from './workspace.ts';

const calls = authed.identity.workspaces;

export const workspaces = {
  get: calls.get.handler(({ context: { viewer, tenant, readShown } }) => {
    if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-the-settings-of-the-workspace' });
    return readShown(async (db) => presentSettings(await settingsOf(db, tenant), viewer));
  }),

  update: calls.update.handler(({ input, context: { viewer, tenant, write } }) =>
    write(async (tx) => {
      if (!mayUpdate(viewer)) throw refuse('may-not', { what: 'change-the-settings-of-the-workspace' });
      const changed = await updateSettings(tx, await settingsOf(tx, tenant), input);
      const now = presentSettings(await settingsOf(tx, tenant), viewer);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  registration: open.identity.workspaces.registration.handler(({ context: { tenant, readShown } }) =>
    readShown(async (db) => {
      const { admission, mail_domains } = await settingsOf(db, tenant);
      return { admission, mailDomains: mail_domains, hasOwner: await hasOwner(db, tenant) };
    }),
  ),
};
