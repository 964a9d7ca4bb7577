import type { Preference } from '@kazi/contract/identity';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { PreferenceRow } from './queries.ts';

export type PreferenceChange = Patch<Omit<Preference, 'id' | 'user'>>;

/** Changes what is given and leaves the rest; two changes at once of different settings both stand. */
export async function updatePreferences(
  tx: Tx,
  before: PreferenceRow,
  given: PreferenceChange,
): Promise<void> {
  await tx
    .updateTable('user_preferences')
    .set({ settings: sql`settings || ${JSON.stringify(given)}::jsonb`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  const user = before.user_id;
  const changes = changesOf(before.settings, given);
  await record(tx, {
    subject: 'user',
    subjectId: user,
    verb: 'preferences-updated',
    changes,
    parties: [user],
  });
}
