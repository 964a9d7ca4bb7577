import { lockById } from '../../database/by-id.ts';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { refuseUnknownCountry } from '../countries/list.ts';
import {
  createProfile,
  deleteProfile,
  mayDelete,
  mayRead,
  ownsSomething,
  type ProfileRow,
  presentProfile,
  profileById,
  profilesOf,
  updateProfile,
} from './profiles.ts';

const calls = authed.identity.profiles;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string): Promise<ProfileRow> {
  const row = await profileById(db, { tenant, id });
  if (!row || !mayRead(viewer, row)) throw refuse('not-found', { noun: 'profile' });
  return row;
}

export const profiles = {
  list: calls.list.handler(async ({ input: { id }, context: { readShown, tenant, viewer } }) => {
    const rows = mayRead(viewer, { user_id: id })
      ? await readShown((db) => profilesOf(db, { tenant, user: id }))
      : [];
    if (rows.length === 0) throw refuse('not-found', { noun: 'user' });
    return { items: rows.map((row) => presentProfile(row, viewer)) };
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      refuseUnknownCountry(input.country);
      const id = await createProfile(tx, context.viewer.user.id, input);
      return presentProfile(await find(tx, context, id), context.viewer);
    }),
  ),

  update: calls.update.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, id);
      refuseUnknownCountry(given.country);
      const changed = await updateProfile(tx, before, given);
      const now = presentProfile(await find(tx, context, id), context.viewer);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      await lockById(tx, 'profiles', input.id, { deletion: true });
      const profile = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, profile)) throw refuse('personal-profile-stays');
      if (await ownsSomething(tx, { tenant: context.tenant, id: profile.id }))
        throw refuse('profile-in-use', { name: profile.name });
      await deleteProfile(tx, profile);
      return { message: doneText(context.language, 'deleted', { name: profile.name }) };
    }),
  ),
};
