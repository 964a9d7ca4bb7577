import type { AuditAction } from '@kazi/contract/activity';
import type { Profile } from '@kazi/contract/identity';
import { type InferResult, sql } from 'kysely';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { managesUsers } from '../users/policy.ts';

interface OwnedProfile {
  user_id: string;
  type: 'personal' | 'business';
}

const isOwn = ({ user }: Viewer, { user_id }: Pick<OwnedProfile, 'user_id'>) => user.id === user_id;

export const mayRead = (viewer: Viewer, of: Pick<OwnedProfile, 'user_id'>) =>
  isOwn(viewer, of) || managesUsers(viewer);
const mayUpdate = (viewer: Viewer, profile: OwnedProfile) => mayRead(viewer, profile);
export const mayDelete = (viewer: Viewer, profile: OwnedProfile) =>
  profile.type === 'business' && mayRead(viewer, profile);

interface Which {
  tenant: string;
  id: string;
}

const profilesIn = (db: Db, tenant: string) =>
  db.selectFrom('profiles').selectAll().where('tenant_id', '=', tenant);

export type ProfileRow = InferResult<ReturnType<typeof profilesIn>>[number];

/** The profiles of a user, the personal one first, then by name. */
export function profilesOf(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<ProfileRow[]> {
  return profilesIn(db, tenant)
    .where('user_id', '=', user)
    .orderBy('type', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** One profile, for any viewer: the caller checks whether they may see it. */
export function profileById(db: Db, { tenant, id }: Which): Promise<ProfileRow | undefined> {
  return profilesIn(db, tenant).where('id', '=', id).executeTakeFirst();
}

/** Whether projects or apps belong to the profile. */
export async function ownsSomething(db: Db, { tenant, id }: Which): Promise<boolean> {
  const projects = db
    .selectFrom('projects')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('profile_id', '=', id);
  const apps = db
    .selectFrom('apps')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('profile_id', '=', id);
  return (await projects.unionAll(apps).limit(1).executeTakeFirst()) !== undefined;
}

type Calls = Contract['identity']['profiles'];
type NewProfile = InputOf<Calls['create']>;
type ProfileChange = Omit<InputOf<Calls['update']>, 'id'>;

const fields = defineFields<Omit<ProfileChange, 'version'>, 'profiles'>()({
  name: 'name',
  description: 'description',
  phone: 'phone',
  country: 'country',
});

/** A profile has no events of its own; its changes are events of its user. */
const recordOf = (tx: Tx, user: string, verb: AuditAction, changes: Changes) =>
  record(tx, { subject: 'user', subjectId: user, verb, changes, parties: [user] });

/** Gives the user a business profile. Gives its id. */
export async function createProfile(tx: Tx, user: string, given: NewProfile): Promise<string> {
  const id = newId();
  await tx
    .insertInto('profiles')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id, user_id: user, type: 'business' })
    .execute();
  await recordOf(tx, user, 'profile-created', changesOf({}, { profile: id, name: given.name }));
  return id;
}

/** Changes what is given. False, with nothing changed, where the profile is no longer at that version. */
export async function updateProfile(
  tx: Tx,
  before: ProfileRow,
  { version, ...given }: ProfileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ ...fields.toColumns(given), version: sql`version + 1` })
    .where(atVersion(tx, before.id, version))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await recordOf(tx, before.user_id, 'profile-updated', changesOf(fields.fromRow(before, {}), given));
  return true;
}

/** Deletes a profile, and forgets it where it was the one selected. */
export async function deleteProfile(tx: Tx, profile: ProfileRow): Promise<void> {
  found(await deleteById(tx, 'profiles', profile.id), 'profile');
  await tx
    .updateTable('user_preferences')
    .set({ settings: sql`settings - 'selectedProfile'` })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', profile.user_id)
    .where(sql<boolean>`settings ->> 'selectedProfile' = ${profile.id}`)
    .execute();
  await recordOf(
    tx,
    profile.user_id,
    'profile-deleted',
    changesOf({ profile: profile.id }, { profile: null }),
  );
}

export function presentProfile(row: ProfileRow, viewer: Viewer): Profile {
  return {
    id: row.id,
    user: row.user_id,
    type: row.type,
    name: row.name,
    description: row.description,
    phone: row.phone,
    country: row.country,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}
