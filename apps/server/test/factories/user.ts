import { randomBytes } from 'node:crypto';
import type { RoleName } from '@kazi/contract/abilities';
import { dayMs } from '@kazi/contract/shared';
import type { NotNull } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import { hashOfToken, noteComing } from '../../src/identity/index.ts';
import type { In, TestTenant } from './tenant.ts';

export interface TestUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The personal profile. */
  profile: string;
  tenant: TestTenant;
  /** Of an open session: `api(app, user)` makes calls as this user. */
  token: string;
}

/** When users of tests came in and into their rights, by the operator, so that each counts as a second person. */
const longSince = () => new Date(Date.now() - 30 * dayMs);

/** An active user of the workspace with a personal profile and an open session, who has been there for long. */
export async function aUser(
  { services }: In,
  tenant: TestTenant,
  {
    role = 'client',
    firstName = 'Amina',
    lastName = 'Otieno',
  }: { role?: RoleName; firstName?: string; lastName?: string } = {},
): Promise<TestUser> {
  const [id, login, profile] = [newId(), newId(), newId()];
  const email = `${id}@example.com`;
  const role_id = tenant.roles.get(role);
  if (!role_id) throw new TypeError(`The workspace has no role ${role}`);
  await services.database.write(tenant.id, null, async (tx) => {
    const name = `${firstName} ${lastName}`;
    await tx.insertInto('logins').values({ id: login, name, email, email_verified: true }).execute();
    await tx
      .insertInto('users')
      .values({
        tenant_id: tenant.id,
        id,
        login_id: login,
        first_name: firstName,
        last_name: lastName,
        email,
        role_id,
        status: 'active',
      })
      .execute();
    await tx
      .insertInto('profiles')
      .values({ tenant_id: tenant.id, id: profile, user_id: id, type: 'personal', name })
      .execute();
    await noteComing(tx.inThePast(null, longSince()), { user: id, how: 'operator', by: null });
  });
  const user = { id, email, firstName, lastName, profile, tenant };
  return { ...user, token: await aSession({ services }, user) };
}

/** Opens a session of a user. Gives its token. */
export async function aSession({ services }: In, { id, tenant }: Pick<TestUser, 'id' | 'tenant'>) {
  const token = randomBytes(24).toString('base64url');
  await services.database.write(tenant.id, null, async (tx) => {
    const { login_id } = await tx
      .selectFrom('users')
      .select('login_id')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .$narrowType<{ login_id: NotNull }>()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('login_sessions')
      .values({
        id: newId(),
        token: hashOfToken(token),
        login_id,
        tenant_id: tenant.id,
        expires_at: new Date(Date.now() + dayMs),
      })
      .execute();
  });
  return token;
}

/** Gives a user another role, by its id, as if they had had it for long. */
export function giveRole({ services }: In, { id, tenant }: TestUser, role: string): Promise<void> {
  return services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('users')
      .set({ role_id: role })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .execute();
    await noteComing(tx.inThePast(null, longSince()), { user: id, how: 'operator', by: null });
  });
}
