import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { hashOfToken } from '../token.ts';

/** A device that its owner has logged in on before. */
export interface DeviceRow {
  id: string;
  trusted_until: Date | null;
}

/** Whether it is asked for no second factor for now. */
export const isTrusted = (device: DeviceRow | undefined): boolean =>
  !!device?.trusted_until && device.trusted_until > new Date();

/** The device of a login that keeps this token, if it is one. */
export function deviceByToken(
  db: Db,
  { tenant, email, token }: { tenant: string; email: string; token: string | undefined },
): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('login_devices as d')
    .innerJoin('logins as l', 'l.id', 'd.login_id')
    .select(['d.id', 'd.trusted_until'])
    .where('d.tenant_id', '=', tenant)
    .where('l.email', '=', email)
    .where('d.token', '=', hashOfToken(token ?? ''))
    .executeTakeFirst();
}

/** A device that is not asked for a second factor. */
export interface TrustedRow {
  id: string;
  ip_address: string;
  user_agent: string;
  used_at: Date;
  until: Date;
}

/** The devices of a user that are not asked for a second factor, the last used first. */
export function trustedDevicesOf(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<TrustedRow[]> {
  return db
    .selectFrom('login_devices as d')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.login_id', '=', 'd.login_id'),
    )
    .select(['d.id', 'd.ip_address', 'd.user_agent', 'd.used_at'])
    .select(sql<Date>`d.trusted_until`.as('until'))
    .where('d.tenant_id', '=', tenant)
    .where('u.id', '=', user)
    .where('d.trusted_until', '>', sql<Date>`now()`)
    .orderBy('d.used_at', 'desc')
    .execute();
}
