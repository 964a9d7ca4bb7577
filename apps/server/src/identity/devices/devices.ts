import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { hashOfToken } from '../token.ts';

/** A device that its owner has logged in on before. */
interface DeviceRow {
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

const keptOfLogin = 20;
const trustedDays = 30;

interface Seen {
  login: string;
  /** The token that the device keeps. */
  token: string;
  ip: string;
  userAgent: string | undefined;
  /** Ask it for no second factor for thirty days. */
  trust: boolean;
}

/**
 * Notes that a person has logged in on a device. Gives whether it is new to them: neither its token is known, nor its
 * address with what its browser says of itself. A person's first device is not new.
 */
export async function noteDevice(
  tx: Tx,
  { login, token, ip, userAgent = '', trust }: Seen,
): Promise<boolean> {
  const about = { ip_address: ip, user_agent: userAgent.slice(0, 400) };
  const theirs = await tx
    .selectFrom('login_devices')
    .select(['id', 'token', 'ip_address', 'user_agent'])
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', login)
    .orderBy('used_at', 'desc')
    .execute();
  const hash = hashOfToken(token);
  const trusted = trust ? { trusted_until: sql<Date>`now() + make_interval(days => ${trustedDays})` } : {};
  await tx
    .insertInto('login_devices')
    .values({ tenant_id: tx.tenant, id: newId(), login_id: login, token: hash, ...about, ...trusted })
    .onConflict((at) =>
      at.columns(['tenant_id', 'login_id', 'token']).doUpdateSet((given) => ({
        ...about,
        ...(trust && { trusted_until: given.ref('excluded.trusted_until') }),
        used_at: given.ref('excluded.used_at'),
      })),
    )
    .execute();
  const forgotten = theirs.slice(keptOfLogin - 1).filter((device) => device.token !== hash);
  if (forgotten.length > 0)
    await tx
      .deleteFrom('login_devices')
      .where('tenant_id', '=', tx.tenant)
      .where(
        'id',
        'in',
        forgotten.map(({ id }) => id),
      )
      .execute();
  const isKnown = theirs.some(
    (device) => device.token === hash || (device.ip_address === ip && device.user_agent === about.user_agent),
  );
  return theirs.length > 0 && !isKnown;
}

/** Forgets the device of a user that keeps this token: it is new to them from then on, and asked for a second factor. */
export async function forgetDevice(tx: Tx, user: string, token: string): Promise<void> {
  await tx
    .deleteFrom('login_devices')
    .where('tenant_id', '=', tx.tenant)
    .where('token', '=', hashOfToken(token))
    .where('login_id', '=', (db) =>
      db.selectFrom('users').select('login_id').where('tenant_id', '=', tx.tenant).where('id', '=', user),
    )
    .execute();
}
