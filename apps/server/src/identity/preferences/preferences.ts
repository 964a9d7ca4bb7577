import { cents } from '@kazi/contract/cents';
import type { Preference } from '@kazi/contract/identity';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { type Reader, readerIn } from '../../texts/reader.ts';

interface Which {
  tenant: string;
  /** The only user whose preferences may be found. */
  user: string;
  id?: string;
}

const preferencesIn = (db: Db, { tenant, user }: Which) =>
  db
    .selectFrom('user_preferences')
    .select(['id', 'user_id', 'settings'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);

type PreferenceRow = InferResult<ReturnType<typeof preferencesIn>>[number];

/** A user's preferences, found by the user or by their own id. */
export function preferencesOf(db: Db, which: Which): Promise<PreferenceRow | undefined> {
  const query = preferencesIn(db, which);
  return (which.id ? query.where('id', '=', which.id) : query).executeTakeFirst();
}

type PreferenceChange = Patch<Omit<Preference, 'id' | 'user'>>;

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

/** What holds for a user who has set nothing else. */
export const defaultPreferences: Omit<Preference, 'id' | 'user'> = {
  skin: 'system',
  accent: null,
  language: 'en',
  direction: 'auto',
  menuCollapsed: false,
  selectedProfile: null,
  bookmarks: [],
  mailOnMention: true,
  mailOnAssignment: true,
  mailOnPayment: true,
  confirmRewardsFrom: cents(5_000_00),
};

export function presentPreference(row: PreferenceRow): Preference {
  return { ...defaultPreferences, ...row.settings, id: row.id, user: row.user_id };
}

/** The person who is to read something, in the language that they prefer; an address that is not known in the default one. */
export async function readerOf(tx: Tx, who: { user: string } | { email: string }): Promise<Reader> {
  const preferred = tx
    .selectFrom('user_preferences as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'),
    )
    .select('p.settings')
    .where('p.tenant_id', '=', tx.tenant);
  const row = await ('user' in who
    ? preferred.where('u.id', '=', who.user)
    : preferred.where('u.email', '=', who.email)
  ).executeTakeFirst();
  return readerIn(row?.settings.language ?? defaultPreferences.language);
}
