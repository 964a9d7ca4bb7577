import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../database/tenancy.ts';
import { refuse } from '../refuse.ts';

type Quotas = Pick<Config, 'filesPerPersonBytes' | 'filesPerWorkspaceBytes'>;

interface Wanted {
  tenant: string;
  user: string;
  /** Of the file that is to be kept, in bytes. */
  size: number;
}

/** Throws 409, with figures, where a file would not fit into what the person or the workspace may keep. */
export async function refuseBeyondQuota(
  db: Db,
  quotas: Quotas,
  { tenant, user, size }: Wanted,
): Promise<void> {
  const kept = await db
    .selectFrom('files')
    .select([
      sql<number>`coalesce(sum(size), 0)::bigint`.as('workspace'),
      sql<number>`coalesce(sum(size) filter (where uploaded_by = ${user}), 0)::bigint`.as('person'),
    ])
    .where('tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();
  refuseBeyond('quota-of-person', { kept: kept.person, size, quota: quotas.filesPerPersonBytes });
  refuseBeyond('quota-of-workspace', { kept: kept.workspace, size, quota: quotas.filesPerWorkspaceBytes });
}

function refuseBeyond(
  code: 'quota-of-person' | 'quota-of-workspace',
  { kept, size, quota }: { kept: number; size: number; quota: number },
): void {
  if (quota === 0 || kept + size <= quota) return;
  throw refuse(code, { kept, size, quota }, { file: 'within-quota' });
}

/** Lets uploads of a workspace be counted one after the other, until the transaction ends. */
export async function lockQuota(tx: Tx): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tx.tenant).forNoKeyUpdate().execute();
}
