import type { SecondPersonRefusal } from '@kazi/contract/abilities';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import type { Power } from './note.ts';

/** What decides whether a user counts as the second person. */
export interface Standing {
  user: string;
  /** The users through whom they came in or into rights, directly or through others. */
  through: readonly string[];
  /** The rights that weigh which they came into a day ago or longer. */
  settled: readonly Power[];
}

/** Within a query over grants `g`: somebody gave it, and the operator has not vouched for the person since. */
const isHeldAgainst = sql<boolean>`(g.given_by is not null and not exists (
  select from right_grants o
  where o.tenant_id = g.tenant_id and o.user_id = g.user_id and o.how = 'operator' and o.at >= g.at))`;

/**
 * How a user stands, by the database's clock. The operator vouches for a person: through whom they came before that does not
 * count any more. A right of which no grant tells is not settled.
 */
export async function standingOf(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<Standing> {
  const { rows } = await sql<Omit<Standing, 'user'>>`
    with recursive through as (
      select g.given_by as person from right_grants g
      where g.tenant_id = ${tenant} and g.user_id = ${user} and ${isHeldAgainst}
      union
      select g.given_by from through
      join right_grants g on g.tenant_id = ${tenant} and g.user_id = through.person
      where ${isHeldAgainst})
    select array(select person from through) as through,
      array(
        select held.name from right_grants g cross join unnest(g.rights) as held (name)
        where g.tenant_id = ${tenant} and g.user_id = ${user}
        group by held.name having max(g.at) <= now() - interval '24 hours') as settled`.execute(db);
  return { user, through: [], settled: [], ...rows[0] };
}

/**
 * Why a user does not count as the second person for what others (`first`) ask for or have done; null where they do. It takes
 * one of the rights.
 */
export function secondPersonRefusal(
  { user, through, settled }: Standing,
  first: readonly string[],
  rights: readonly Power[],
): SecondPersonRefusal | null {
  if (first.includes(user)) return 'own';
  if (first.some((person) => through.includes(person))) return 'let-in';
  return rights.some((right) => settled.includes(right)) ? null : 'new';
}
