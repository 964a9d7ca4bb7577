import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

interface Whose {
  tenant: string;
  user: string;
}

/** Within a query: whether the user that the columns name has a second factor. */
export const hasFactor = (tenantColumn: string, userColumn: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select from authenticators a where a.tenant_id = ${sql.ref(tenantColumn)}
    and a.user_id = ${sql.ref(userColumn)} and a.confirmed_at is not null)
  or exists (select from passkeys p where p.tenant_id = ${sql.ref(tenantColumn)}
    and p.user_id = ${sql.ref(userColumn)}))`;

const passkeysIn = (db: Db, { tenant, user }: Whose) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user);

export type PasskeyRow = InferResult<ReturnType<typeof passkeysIn>>[number];

/** The user's passkeys, the first made first. */
export const passkeysOf = (db: Db, whose: Whose): Promise<PasskeyRow[]> =>
  passkeysIn(db, whose).orderBy('id').execute();

/** Since when the user has an authenticator app; undefined without one. */
export async function authenticatorOf(db: Db, { tenant, user }: Whose): Promise<Date | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.confirmed_at ?? undefined;
}

/** How many recovery codes the user has left. */
export async function recoveryCodesOf(db: Db, { tenant, user }: Whose): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return left;
}
