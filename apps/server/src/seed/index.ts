import { sql } from 'kysely';
import type { Database, Tx } from '../database/tenancy.ts';
import type { Logins } from '../ports/identity.ts';
import { giveBudgets } from './money/budgets.ts';
import { fillWallets } from './money/wallets.ts';
import { preparePayroll } from './payroll/prepare.ts';
import { joinPeople } from './people.ts';
import { chance } from './random.ts';
import { Rows } from './rows.ts';
import { data } from './sample.ts';
import { addProject } from './work.ts';

const eightMonthsMs = 240 * 86_400_000;
const thirteenMonthsMs = 400 * 86_400_000;

export { samplePassword } from './sample.ts';

/** The logins that the start shows, one for each role. */
export const sampleLogins = (['owner', 'admin', 'manager', 'client', 'agent', 'employee'] as const).map(
  (role) => ({
    role,
    email: data.people.find((person) => person.role === role)?.email ?? '',
  }),
);

/**
 * Fills an empty workspace with a believable Nairobi firm: its people, clients, projects and eight
 * months of work and a year of payroll up to `now`. Alike at every run but for the moments, which follow `now`. Gives whether it did;
 * all of it is there or nothing, also where two servers start together.
 */
export function seedSample(
  database: Database,
  logins: Logins,
  tenant: string,
  now = new Date(),
): Promise<boolean> {
  const since = new Date(now.getTime() - eightMonthsMs);
  return database.write(tenant, null, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await openWorkspace(tx);
    const cast = await joinPeople(tx, logins, new Date(now.getTime() - thirteenMonthsMs));
    const rows = new Rows();
    const context = { chance: chance(7), rows, cast, since, now, promised: [] };
    for (const project of data.projects) addProject(context, project);
    await rows.insert(tx);
    await fillWallets(tx, context, await preparePayroll(tx, context));
    await giveBudgets(tx, context);
    return true;
  });
}

/** Whether somebody of the sample is in the workspace. */
export function holdsSample(database: Database, tenant: string): Promise<boolean> {
  return database.read(tenant, async (db) => {
    const member = db
      .selectFrom('users')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where(
        'email',
        'in',
        sampleLogins.map(({ email }) => email),
      );
    return (await member.limit(1).executeTakeFirst()) !== undefined;
  });
}

async function isEmpty(tx: Tx): Promise<boolean> {
  await sql`select from tenants where id = ${tx.tenant} for update`.execute(tx);
  const anybody = tx.selectFrom('users').select('id').where('tenant_id', '=', tx.tenant).limit(1);
  return (await anybody.executeTakeFirst()) === undefined;
}

/** The sample is there to be tried out: strangers may register, and give work to its agents. */
async function openWorkspace(tx: Tx): Promise<void> {
  await tx
    .updateTable('workspace_settings')
    .set({ admission: 'open', clients_assign_any_agent: true })
    .where('tenant_id', '=', tx.tenant)
    .execute();
}
