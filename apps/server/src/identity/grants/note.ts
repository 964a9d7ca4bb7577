import { type Action, abilityOf, type Rule, type Subject } from '@kazi/contract/abilities';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import { rulesOf } from '../roles.ts';

/** Rights that approve or pay money, or give people rights. */
const weighty: readonly (readonly [Action, Subject])[] = [
  ['approve', 'Payment'],
  ['manage', 'Payment'],
  ['manage', 'Account'],
  ['manage', 'Dispute'],
  ['approve', 'Payroll'],
  ['manage', 'Payroll'],
  ['manage', 'User'],
  ['create', 'Role'],
  ['update', 'Role'],
  ['create', 'Permission'],
  ['update', 'Permission'],
];

/** A right that weighs, such as `approve Payment`; `owner` is to be one, above whom nobody is. */
export type Power = `${Action} ${Subject}` | 'owner';

/** How a person comes in or into rights, and through which user: null where nobody of the workspace gave them. */
export type Coming = Pick<CameIntoPower, 'by'> & { how: Exclude<CameIntoPower['how'], 'address'> };

/** What a role gives of the rights that weigh. The name of the built-in owner is no other role's. */
function powersOf({ name, rules }: { name: string; rules: readonly Rule[] }): Power[] {
  const ability = abilityOf(rules);
  const powers = weighty
    .filter(([action, subject]) => ability.can(action, subject))
    .map(([action, subject]): Power => `${action} ${subject}`);
  return name === 'owner' ? [...powers, 'owner'] : powers;
}

/** What a user may do now of the rights that weigh, with their row locked: nothing unless they are active. */
export async function powersHeld(tx: Tx, user: string): Promise<Power[]> {
  const { status, role_id } = await tx
    .selectFrom('users')
    .select(['status', 'role_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return status === 'active' ? powersOf(await roleNow(tx, role_id)) : [];
}

/**
 * Notes that a user came in, or into another role; `held` is what they could do before. Their role keeps what it may do until the
 * transaction ends. Gives what the owners are to be told, if they came into rights that weigh.
 */
export async function noteComing(
  tx: Tx,
  { user, how, by, held = [] }: Coming & { user: string; held?: readonly Power[] },
): Promise<CameIntoPower | undefined> {
  const { status, role_id } = await tx
    .selectFrom('users')
    .select(['status', 'role_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  await lockRoles(tx, [role_id], 'share');
  const role = await roleNow(tx, role_id);
  const rights = powersOf(role).filter((right) => !held.includes(right));
  if (how === 'role' && rights.length === 0) return undefined;
  await add(tx, [user], { rights, how, by });
  if (status !== 'active' || rights.length === 0) return undefined;
  return { people: [user], roles: [role.name], rights, how, by };
}

/** Roles that are about to change, locked, with what each gives of the rights that weigh. */
export type RolesBefore = ReadonlyMap<string, readonly Power[]>;

export async function powersOfRoles(tx: Tx, roles: readonly string[]): Promise<RolesBefore> {
  await lockRoles(tx, roles, 'no key update');
  const before = new Map<string, Power[]>();
  for (const id of roles) before.set(id, powersOf(await roleNow(tx, id)));
  return before;
}

/**
 * Notes that what roles may do was changed by the actor: all people who have one came into what it did not give before. Gives what
 * the owners are to be told, if somebody did.
 */
export async function noteRights(tx: Tx, before: RolesBefore): Promise<CameIntoPower | undefined> {
  const told = { people: new Set<string>(), roles: new Set<string>(), rights: new Set<Power>() };
  const coming: Coming = { how: 'rights', by: tx.actor };
  for (const [id, held] of before) {
    const role = await roleNow(tx, id);
    const rights = powersOf(role).filter((right) => !held.includes(right));
    const people = rights.length > 0 ? await peopleIn(tx, id) : [];
    await add(
      tx,
      people.map((person) => person.id),
      { rights, ...coming },
    );
    const active = people.filter(({ status }) => status === 'active');
    if (active.length === 0) continue;
    for (const person of active) told.people.add(person.id);
    for (const right of rights) told.rights.add(right);
    told.roles.add(role.name);
  }
  if (told.people.size === 0) return undefined;
  return { people: [...told.people], roles: [...told.roles], rights: [...told.rights], ...coming };
}

const peopleIn = (tx: Tx, role: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'status'])
    .where('tenant_id', '=', tx.tenant)
    .where('role_id', '=', role)
    .execute();

/** As it is in this transaction: its lock is taken before, as a row that is waited for is read anew and what belongs to it is not. */
const roleNow = (tx: Tx, id: string) =>
  tx
    .selectFrom('roles as r')
    .select(['r.name', rulesOf('r.tenant_id', 'r.id').as('rules')])
    .where('r.tenant_id', '=', tx.tenant)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();

async function lockRoles(tx: Tx, ids: readonly string[], mode: 'share' | 'no key update'): Promise<void> {
  if (ids.length === 0) return;
  const roles = tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', ids)
    .orderBy('id');
  await (mode === 'share' ? roles.forShare() : roles.forNoKeyUpdate()).execute();
}

/** Rows of one statement: each has seven values, of which PostgreSQL takes 65,535. */
const atOnce = 5_000;

async function add(
  tx: Tx,
  people: readonly string[],
  { rights, how, by }: Coming & { rights: readonly Power[] },
): Promise<void> {
  for (let from = 0; from < people.length; from += atOnce)
    await tx
      .insertInto('right_grants')
      .values(
        people.slice(from, from + atOnce).map((user_id) => ({
          tenant_id: tx.tenant,
          id: newId(tx.at),
          user_id,
          rights: [...rights],
          given_by: by,
          how,
          ...(tx.at && { at: tx.at }),
        })),
      )
      .execute();
}
