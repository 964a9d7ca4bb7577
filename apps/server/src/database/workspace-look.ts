import type { Db } from './connection.ts';

/** What a workspace shows itself by, before a login too. */
export interface Look {
  name: string;
  /** Path of its logo; undefined for none. */
  logo: string | undefined;
  /** Such as #0f62fe; undefined for the product's colour. */
  accent: string | undefined;
}

/** What the workspace shows itself by. Throws where there is no such workspace. */
export async function workspaceLook(db: Db, tenant: string): Promise<Look> {
  const { name, accent, sha256 } = await db
    .selectFrom('workspace_settings as s')
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .leftJoin('workspace_logos as l', 'l.tenant_id', 's.tenant_id')
    .select(['t.name', 's.accent', 'l.sha256'])
    .where('s.tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  return { name, accent: accent ?? undefined, logo: sha256 ? logoPath(tenant, sha256) : undefined };
}

/** Where everybody finds the logo; another one has another address, so that each can be kept for good. */
export const logoPath = (tenant: string, sha256: string): string => `/files/${tenant}/logo/${sha256}.png`;
