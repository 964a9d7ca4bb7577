import type { Updateable } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import type { Tables } from '../../src/database/tables.ts';
import { makeWorkspace, type Workspace } from '../../src/organisation/index.ts';
import type { Services } from '../../src/services.ts';

/** What factories need of a server under test. */
export type In = { services: Pick<Services, 'database'> };

export type TestTenant = Workspace;

/** A workspace of its own for a test, with the built-in roles and no users. */
export function aTenant({ services }: In): Promise<TestTenant> {
  return makeWorkspace(services.database, { key: `test-${newId()}`, name: 'Test workspace' });
}

/** Changes the settings of a workspace, past the rights that this needs. */
export const settle = (
  { services }: In,
  { id }: TestTenant,
  settings: Updateable<Tables['workspace_settings']>,
): Promise<void> =>
  services.database.write(id, null, async (tx) => {
    await tx.updateTable('workspace_settings').set(settings).where('tenant_id', '=', id).execute();
  });
