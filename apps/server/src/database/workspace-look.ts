import type { WeekStart } from '@kazi/contract/identity/words';
import type { Db } from './connection.ts';

/** What pages and mails of a workspace need to know of it, before a login too. */
export interface Look {
  name: string;
  /** Path of its logo; undefined for none. */
  logo: string | undefined;
  /** Such as #0f62fe; undefined for the product's colour. */
  accent: string | undefined;
  /** By whose clocks its days are counted, such as Africa/Nairobi. */
  timeZone: string;
  weekStart: WeekStart;
}

/** The look of the workspace. Throws where there is no such workspace. */
export async function workspaceLook(db: Db, tenant: string): Promise<Look> {
  const { accent, sha256, ...others } = await db
    .selectFrom('workspace_settings as s')
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .leftJoin('workspace_logos as l', 'l.tenant_id', 's.tenant_id')
    .select(['t.name', 's.accent', 's.time_zone as timeZone', 's.week_start as weekStart', 'l.sha256'])
    .where('s.tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  return { ...others, accent: accent ?? undefined, logo: sha256 ? logoPath(tenant, sha256) : undefined };
}

/** Whom a paper is from: its name, and its logo as a PNG, 128 pixels square. */
export interface Issuer {
  name: string;
  logo: Uint8Array | null;
}

/** The workspace as its papers name it. Throws where there is no such workspace. */
export const readIssuer = (db: Db, tenant: string): Promise<Issuer> =>
  db
    .selectFrom('tenants as t')
    .leftJoin('workspace_logos as l', 'l.tenant_id', 't.id')
    .select(['t.name', 'l.picture as logo'])
    .where('t.id', '=', tenant)
    .executeTakeFirstOrThrow();

/** Where everybody finds the logo; another one has another address, so that each can be kept for good. */
export const logoPath = (tenant: string, sha256: string): string => `/files/${tenant}/logo/${sha256}.png`;
