import { newId } from '../../src/database/ids.ts';
import { makeWorkspace, type Workspace } from '../../src/organisation/index.ts';
import type { Services } from '../../src/services.ts';

/** What factories need of a server under test. */
export type In = { services: Pick<Services, 'database'> };

export type TestTenant = Workspace;

/** A workspace of its own for a test, with the built-in roles and no users. */
export function aTenant({ services }: In): Promise<TestTenant> {
  return makeWorkspace(services.database, { key: `test-${newId()}`, name: 'Test workspace' });
}
