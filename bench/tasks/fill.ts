import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/tenancy.ts';
import { openLogins } from '../../apps/server/src/identity/index.ts';
import { ensureWorkspace } from '../../apps/server/src/organisation/index.ts';
import { seedSample } from '../../apps/server/src/seed/index.ts';
import { settle } from '../kit/database.ts';
import { seedManyTasks } from './many-tasks.ts';

/** What is measured on: a workspace with people, and an app of each size. */
export interface Filled {
  tenant: string;
  /** The user who asks: the workspace's owner. */
  owner: string;
  apps: { tasks: number; app: string }[];
}

/** Fills the database, and lets it settle: statistics gathered, everything written out. */
export async function fill(url: string, sizes: number[]): Promise<Filled> {
  await migrate(url);
  const database = openDatabase({ url, max: 2 });
  const tenant = await ensureWorkspace(database);
  await seedSample(
    database,
    openLogins(() => 'measured', 15),
    tenant,
  );
  const apps: Filled['apps'] = [];
  for (const tasks of sizes) {
    console.error(`Making ${tasks} tasks…`);
    apps.push({ tasks, app: await seedManyTasks(database, tenant, tasks) });
  }
  const owner = await database.read(tenant, (db) =>
    db.selectFrom('users').select('id').where('email', '=', 'owner@kazi.test').executeTakeFirstOrThrow(),
  );
  await database.close();
  await settle(url);
  return { tenant, owner: owner.id, apps };
}
