import { type AuthedContext, authed, open } from '../../http/procedures.ts';
import { badInput, refuse, staleVersion } from '../../refuse.ts';
import { isPictureOf } from '../users/queries.ts';
import { drawLogo } from './logo.ts';
import {
  hasOwner,
  mayRead,
  mayUpdate,
  type NewLogo,
  presentSettings,
  settingsOf,
  updateSettings,
} from './workspace.ts';

const calls = authed.identity.workspaces;

/** A picture that the viewer uploaded, drawn as a logo. */
async function newLogo(
  { viewer, tenant, services }: AuthedContext,
  file: string | null | undefined,
): Promise<NewLogo> {
  if (file === undefined || file === null) return file;
  const isOwn = await services.database.read(tenant, (db) =>
    isPictureOf(db, { tenant, file, uploader: viewer.user.id }),
  );
  if (!isOwn) throw badInput({ logo: 'own-picture' });
  const logo = await drawLogo(services.storage, { tenant, file });
  if (!logo) throw badInput({ logo: 'whole-picture' });
  return logo;
}

export const workspaces = {
  get: calls.get.handler(({ context: { viewer, tenant, readShown } }) => {
    if (!mayRead(viewer)) throw refuse('may-not', { what: 'see-the-settings-of-the-workspace' });
    return readShown(async (db) => presentSettings(await settingsOf(db, tenant), viewer));
  }),

  update: calls.update.handler(async ({ input: { logo, ...change }, context }) => {
    const { viewer, tenant, write } = context;
    if (!mayUpdate(viewer)) throw refuse('may-not', { what: 'change-the-settings-of-the-workspace' });
    const picture = await newLogo(context, logo);
    return write(async (tx) => {
      const changed = await updateSettings(tx, await settingsOf(tx, tenant), { ...change, picture });
      const now = presentSettings(await settingsOf(tx, tenant), viewer);
      if (!changed) throw staleVersion(now);
      return now;
    });
  }),

  registration: open.identity.workspaces.registration.handler(({ context: { tenant, readShown } }) =>
    readShown(async (db) => {
      const { admission, mail_domains } = await settingsOf(db, tenant);
      return { admission, mailDomains: mail_domains, hasOwner: await hasOwner(db, tenant) };
    }),
  ),
};
