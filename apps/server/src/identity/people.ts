import type { Person } from '@kazi/contract/identity';
import { type RawBuilder, sql } from 'kysely';
import type { FileAddresses } from '../ports/files.ts';

/** A person as queries give them, inside another row. */
export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  avatarFile: string | null;
  role: string;
}

/** Within a query over users `person` and their roles `person_role`: the person as one JSON value. */
export const personJson = sql<PersonRow>`json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name,
  'avatarFile', (
    select picture.file_id from user_avatars picture
    where picture.tenant_id = person.tenant_id and picture.user_id = person.id), 'role', person_role.name)`;

/** Within a query: the person whom the columns name, as one JSON value. */
export const personAt = (tenantColumn: string, userColumn: string): RawBuilder<PersonRow> => sql<PersonRow>`(
  select ${personJson}
  from users person
  join roles person_role on person_role.tenant_id = person.tenant_id and person_role.id = person.role_id
  where person.tenant_id = ${sql.ref(tenantColumn)} and person.id = ${sql.ref(userColumn)})`;

/** What is known of a person beside what they do: never their address. */
export function presentPerson(row: PersonRow, tenant: string, addresses: FileAddresses): Person {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    avatar: row.avatarFile && addresses.of(tenant, row.avatarFile, 'thumbnail'),
    role: row.role,
  };
}
