import { sql } from 'kysely';
import type { Tx } from '../database/tenancy.ts';
import { addUser } from '../identity/index.ts';
import type { Logins } from '../ports/identity.ts';
import { data, samplePassword } from './sample.ts';

/** A sample person in the workspace. */
export interface Member {
  id: string;
  /** The profile that what they make belongs to: their business, or else their personal one. */
  profile: string;
  firstName: string;
  lastName: string;
  /** As rails write it: 254722410011. */
  phone: string;
  worker: boolean;
}

export type Cast = ReadonlyMap<string, Member>;

/** Lets the sample people join, all with the same password, hashed once. */
export async function joinPeople(tx: Tx, logins: Logins, since: Date): Promise<Cast> {
  const roles = await builtInRoles(tx);
  const password = await logins.hash(samplePassword);
  const cast = new Map<string, Member>();
  for (const { as, role, business, ...person } of data.people) {
    const roleId = roles.get(role);
    if (!roleId) throw new TypeError(`The workspace has no role ${role}`);
    const { user } = await addUser(tx.inThePast(null, since), logins, {
      ...person,
      country: 'KE',
      role: roleId,
      password,
      language: undefined,
      comes: { how: 'operator', by: null },
    });
    const profile = await profileOf(tx, user, business);
    cast.set(as, {
      id: user,
      profile,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone.slice(1),
      worker: role === 'agent',
    });
  }
  await tx.updateTable('users').set({ created_at: since }).where('tenant_id', '=', tx.tenant).execute();
  return cast;
}

async function profileOf(tx: Tx, user: string, business: string | undefined): Promise<string> {
  if (!business) {
    const personal = tx
      .selectFrom('profiles')
      .select('id')
      .where('tenant_id', '=', tx.tenant)
      .where('user_id', '=', user);
    return (await personal.executeTakeFirstOrThrow()).id;
  }
  const added = tx
    .insertInto('profiles')
    .values({
      tenant_id: tx.tenant,
      id: sql`gen_random_uuid()`,
      user_id: user,
      type: 'business',
      name: business,
      country: 'KE',
    })
    .returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

async function builtInRoles(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('tenant_id', '=', tx.tenant)
    .where('built_in', '=', true)
    .execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}
