import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { runStatements } from './run-statements.ts';

/**
 * Lets a day have passed since people of a workspace came into their rights: as the database's superuser, since the server may not
 * change what it has noted.
 */
export async function aDayPasses({ id }: { id: string }): Promise<void> {
  const { pathname } = new URL(databaseUrl());
  const { href } = Object.assign(new URL(inject('superuserUrl')), { pathname });
  await runStatements(
    href,
    `update right_grants set at = at - interval '24 hours' where tenant_id = '${id}'`,
  );
}
