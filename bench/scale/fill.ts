import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/tenancy.ts';
import { aTenant } from '../../apps/server/test/factories/tenant.ts';
import { aUser } from '../../apps/server/test/factories/user.ts';
import { settle } from '../kit/database.ts';
import { seedManyTasks } from '../tasks/many-tasks.ts';

/** A workspace that is asked, by somebody who may see all of it. */
export interface Office {
  headers: Record<string, string>;
  app: string;
  task: string;
}

/** People of each workspace, in whose turns the tasks are made and assigned. */
const people = 5;

/** Makes so many workspaces, each with an app of so many tasks, and lets the database settle. */
export async function fill(url: string, { workspaces, tasks }: { workspaces: number; tasks: number }) {
  await migrate(url);
  const database = openDatabase({ url, max: 2 });
  const within = { services: { database } };
  const offices: Office[] = [];
  for (let made = 0; made < workspaces; made++) {
    const tenant = await aTenant(within);
    const { token } = await aUser(within, tenant, { role: 'owner' });
    for (let more = 1; more < people; more++) await aUser(within, tenant, { role: 'agent' });
    const app = await seedManyTasks(database, tenant.id, tasks);
    const { id: task } = await database.read(tenant.id, (db) =>
      db
        .selectFrom('tasks')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    offices.push({ headers: { 'x-project': tenant.key, authorization: `Bearer ${token}` }, app, task });
    if (made % 100 === 99) console.error(`${made + 1} workspaces of ${tasks} tasks…`);
  }
  await database.close();
  await settle(url);
  return offices;
}
