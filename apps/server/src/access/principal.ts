import { type Action, reachesAll, type Subject } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../ports/viewer.ts';

/** Ids that a query selects. The query ends in its conditions, so that one more can be added. */
export interface IdSet {
  query: RawBuilder<unknown>;
  /** The selected id, as the query names it. */
  id: RawBuilder<unknown>;
}

/** The user whose access a query decides on. Every condition of access is written once, for a principal. */
export interface Principal {
  tenant: RawBuilder<string>;
  user: RawBuilder<string>;
  /** Whether the user's role allows the action on records of the subject that the user is a party to. */
  can(action: Action, subject: Subject): RawBuilder<boolean>;
  /** Whether the user's role reaches every record of the subject. */
  manages(subject: Subject): RawBuilder<boolean>;
  /** Whether the id is in the set, in the form that is fast for this kind of principal. */
  isIn(id: RawBuilder<unknown>, set: IdSet): RawBuilder<boolean>;
}

/** A user as being a party is about them, whatever their role. */
export type Party = Pick<Principal, 'tenant' | 'user' | 'isIn'>;

const always = sql<boolean>`true`;
/** The condition that no row meets; `anyOf` leaves it out of the SQL. */
export const never = sql<boolean>`false`;
const known = (holds: boolean) => (holds ? always : never);

/** One user and many rows: the set is found once for a query, not once for a row. */
export const partyOf = (tenant: string, userId: string): Party => ({
  tenant: sql`${tenant}::uuid`,
  user: sql`${userId}::uuid`,
  isIn: (id, { query }) => sql<boolean>`${id} in (${query})`,
});

/** The viewer, with what their role allows. */
export const principalOf = ({ tenant, user, ability }: Viewer): Principal => ({
  ...partyOf(tenant, user.id),
  can: (action, subject) => known(ability.can(action, subject)),
  manages: (subject) => known(reachesAll(ability, subject)),
});

/** Many users `u` and one record: whether each user's set has the record is looked up by its id. */
export const eachUser: Principal = {
  tenant: sql`u.tenant_id`,
  user: sql`u.id`,
  can: (action, subject) => roleAllows(subject, [action, 'manage']),
  manages: (subject) => roleAllows(subject, ['manage']),
  isIn: (id, set) => has(set, id),
};

/** Whether a set has one id, looked up by that id. */
export const has = ({ query, id: selected }: IdSet, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (${query} and ${selected} = ${id})`;

/** Whether the role of user `u` has one of the actions on the subject. */
const roleAllows = (subject: Subject, actions: readonly Action[]) => sql<boolean>`exists (
  select from role_permissions rp
  join permissions m on m.tenant_id = rp.tenant_id and m.id = rp.permission_id
  where rp.tenant_id = u.tenant_id and rp.role_id = u.role_id
    and m.action = any(${actions}::text[]) and m.subject in (${subject}, 'all'))`;

/**
 * Whether one of the conditions holds. What is known beforehand is left out of the SQL: PostgreSQL makes a join
 * of a lone `in`, and not of one beside a constant.
 */
export function anyOf(...conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  if (conditions.includes(always)) return always;
  const open = conditions.filter((condition) => condition !== never);
  return open.length > 0 ? sql<boolean>`(${sql.join(open, sql` or `)})` : never;
}
