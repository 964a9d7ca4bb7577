import type { Person } from '@kazi/contract/identity';
import { type RawBuilder, sql } from 'kysely';
import { seesInvitationBy } from '../access/index.ts';
import type { FileAddresses } from '../ports/files.ts';
import type { Requester } from './users/policy.ts';

/** A person as queries give them, inside another row. */
export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  avatarFile: string | null;
  role: string;
  /** Of somebody invited who has not come: the address, and who wrote to it last. */
  invitation: { email: string; by: string | null } | null;
}

/** Within a query over users by this name: who invited one last who has not come. */
export const lastInviter = (users: string): RawBuilder<string | null> => sql<string | null>`(
  select i.invited_by from invitations i
  where i.tenant_id = ${sql.ref(`${users}.tenant_id`)} and i.email = ${sql.ref(`${users}.email`)}
  order by i.created_at desc limit 1)`;

/** Within a query over users `person` and their roles `person_role`: the person as one JSON value. */
export const personJson = sql<PersonRow>`json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
  'avatarFile', (
    select picture.file_id from user_avatars picture
    where picture.tenant_id = person.tenant_id and picture.user_id = person.id), 'role', person_role.name,
  'invitation', case when person.login_id is null then json_build_object('email', person.email, 'by', ${lastInviter('person')}) end)`;

/** Within a query: the person whom the columns name, as one JSON value. */
export const personAt = (tenantColumn: string, userColumn: string): RawBuilder<PersonRow> => sql<PersonRow>`(
  select ${personJson}
  from users person
  join roles person_role on person_role.tenant_id = person.tenant_id and person_role.id = person.role_id
  where person.tenant_id = ${sql.ref(tenantColumn)} and person.id = ${sql.ref(userColumn)})`;

/**
 * What is known of a person beside what they do: never their address. Somebody invited without a name goes by the address for a viewer who
 * sees the invitation, and has no name for all others.
 */
export function presentPerson(
  row: PersonRow,
  tenant: string,
  addresses: FileAddresses,
  viewer?: Requester,
): Person {
  const name = `${row.firstName} ${row.lastName}`.trim();
  const address =
    row.invitation && viewer && seesInvitationBy(viewer, row.invitation.by) && row.invitation.email;
  return {
    id: row.id,
    name: name || address || '',
    avatar: row.avatarFile && addresses.of(tenant, row.avatarFile, 'thumbnail'),
    role: row.role,
    ...(row.invitation && { invited: true }),
  };
}
