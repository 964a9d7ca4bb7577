import { cents } from '@kazi/contract/cents';
import { noticeKinds, type Preference } from '@kazi/contract/identity';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { workspaceLook } from '../../database/workspace-look.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
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

type PreferenceChange = Omit<InputOf<Contract['identity']['preferences']['update']>, 'id'>;

/** Changes what is given and leaves the rest; two changes at once of different settings both stand. */
export async function updatePreferences(
  tx: Tx,
  before: PreferenceRow,
  { notices, ...given }: PreferenceChange,
): Promise<void> {
  await tx
    .updateTable('user_preferences')
    .set({
      settings: sql`settings || ${JSON.stringify(given)}::jsonb || case when ${notices !== undefined} then
        jsonb_build_object('notices', coalesce(settings -> 'notices', '{}') || ${JSON.stringify(notices ?? {})}::jsonb)
        else '{}' end`,
      updated_at: sql`now()`,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  const user = before.user_id;
  const changes = changesOf(before.settings, { ...given, notices });
  await record(tx, {
    subject: 'user',
    subjectId: user,
    verb: 'preferences-updated',
    changes,
    parties: [user],
  });
}

/** Changes what a user prefers, as `updatePreferences` does. */
export async function changePreferences(tx: Tx, user: string, given: PreferenceChange): Promise<void> {
  const before = await preferencesOf(tx, { tenant: tx.tenant, user });
  if (before) await updatePreferences(tx, before, given);
}

/** Preferences in full, without whose they are. */
export type Settings = Omit<Preference, 'id' | 'user'>;

/** What holds for a user who has set nothing else. */
const defaultPreferences: Settings = {
  skin: 'system',
  accent: null,
  language: 'en',
  direction: 'auto',
  dateFormat: 'language',
  clock: 'language',
  menuCollapsed: false,
  letterKeys: true,
  selectedProfile: null,
  bookmarks: [],
  notices: {
    mention: 'at-once',
    assignment: 'at-once',
    submission: 'at-once',
    rejection: 'at-once',
    acceptance: 'at-once',
    'work-approved': 'at-once',
    comment: 'digest',
    'due-soon': 'at-once',
    overdue: 'at-once',
    approval: 'at-once',
    approved: 'at-once',
    refused: 'at-once',
    paid: 'at-once',
    unpaid: 'at-once',
    alert: 'at-once',
    'return-soon': 'at-once',
    'return-due': 'at-once',
    newcomer: 'digest',
  },
  pushes: noticeKinds.filter((kind) => !['comment', 'newcomer', 'return-soon'].includes(kind)),
  digest: 'daily',
  digestHour: 8,
  quiet: null,
  timeZone: 'Africa/Nairobi',
  confirmRewardsFrom: cents(5_000_00),
  undoSeconds: 0,
};

export function presentPreference(row: PreferenceRow): Preference {
  return { ...inFull(row.settings), id: row.id, user: row.user_id };
}

const inFull = (settings: PreferenceRow['settings']): Settings => ({
  ...defaultPreferences,
  ...settings,
  notices: { ...defaultPreferences.notices, ...settings.notices },
});

/** What each of these users prefers, who may have set nothing. */
export async function preferencesAmong(
  db: Db,
  tenant: string,
  users: readonly string[],
): Promise<(user: string) => Settings> {
  const rows = await db
    .selectFrom('user_preferences')
    .select(['user_id', 'settings'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', sql<string>`any(${[...users]}::uuid[])`)
    .execute();
  const known = new Map(rows.map(({ user_id, settings }) => [user_id, inFull(settings)]));
  return (user) => known.get(user) ?? defaultPreferences;
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
  const { timeZone } = await workspaceLook(tx, tx.tenant);
  return readerIn(row?.settings.language ?? defaultPreferences.language, timeZone);
}
