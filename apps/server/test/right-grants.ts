import pg from 'pg';
import { databaseUrl } from './database-url.ts';

/** Lets a day have passed since people of a workspace came into their rights. The server itself may not change what it noted. */
export async function aDayPasses({ id }: { id: string }): Promise<void> {
  const superuser = new pg.Client({ connectionString: databaseUrl() });
  await superuser.connect();
  try {
    await superuser.query("update right_grants set at = at - interval '24 hours' where tenant_id = $1", [id]);
  } finally {
    await superuser.end();
  }
}
