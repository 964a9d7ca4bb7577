import type { Tx } from '../../database/tenancy.ts';
import { enrolling } from '../../http/procedures.ts';
import { badInput, found } from '../../refuse.ts';
import { profileById } from '../profiles/profiles.ts';
import { preferencesOf, presentPreference, updatePreferences } from './preferences.ts';

const calls = enrolling.identity.preferences;

async function refuseForeignProfile(
  tx: Tx,
  { tenant, user, id }: { tenant: string; user: string; id: string | null | undefined },
): Promise<void> {
  if (id && (await profileById(tx, { tenant, id }))?.user_id !== user)
    throw badInput({ selectedProfile: 'own-profile' });
}

export const preferences = {
  get: calls.get.handler(async ({ input, context: { readShown, tenant, viewer } }) => {
    const user = viewer.user.id;
    const row = found(
      input.id === user ? await readShown((db) => preferencesOf(db, { tenant, user })) : undefined,
      'user',
    );
    return presentPreference(row);
  }),

  update: calls.update.handler(({ input: { id, ...given }, context: { write, tenant, viewer, proveIf } }) =>
    write(async (tx) => {
      const user = viewer.user.id;
      const before = found(await preferencesOf(tx, { tenant, user, id }), 'preference');
      // From there on rewards ask for proof: a higher amount lets more of them pass.
      proveIf((given.confirmRewardsFrom ?? 0) > presentPreference(before).confirmRewardsFrom);
      await refuseForeignProfile(tx, { tenant, user, id: given.selectedProfile });
      await updatePreferences(tx, before, given);
      return presentPreference((await preferencesOf(tx, { tenant, user, id })) ?? before);
    }),
  ),
};
