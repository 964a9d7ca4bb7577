import { sql } from 'kysely';
import { type Config, megabyte } from '../config/config.ts';
import type { Db, Tx } from '../database/tenancy.ts';
import { conflict } from '../http/errors.ts';

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte).toLocaleString('en')} MB`;

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
  refuse('You have', kept.person, size, quotas.filesPerPersonBytes);
  refuse('This workspace has', kept.workspace, size, quotas.filesPerWorkspaceBytes);
}

function refuse(whose: string, kept: number, size: number, most: number): void {
  if (most === 0 || kept + size <= most) return;
  throw conflict(
    `${whose} ${inMegabytes(kept)} of files, and ${inMegabytes(most)} is the most. This one of ${inMegabytes(size)} does not fit: delete some that are not needed.`,
    { file: 'must fit into what may be kept' },
  );
}

/** Lets uploads of a workspace be counted one after the other, until the transaction ends. */
export async function lockQuota(tx: Tx): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tx.tenant).forNoKeyUpdate().execute();
}
