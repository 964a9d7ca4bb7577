import { plus } from '@kazi/contract/cents';
import type { TaskCost } from '@kazi/contract/work';
import type { Db } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { walletCurrency as currency } from '../../money/index.ts';
import { reachesProject } from '../../organisation/index.ts';
import { toPage } from '../../page.ts';
import { runsPayroll } from '../../payroll/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { findTask } from '../tasks/policy.ts';
import { type CostRow, costKeys, costOfTask, costPage, costsOfYear } from './costs.ts';

/** What one person's work on one task has cost, with what all their tasks of the month have. */
const presentCost = (row: CostRow, tenant: string, addresses: FileAddresses): TaskCost => ({
  person: presentPerson(row.person, tenant, addresses),
  task: { id: row.task, key: row.key, title: row.title },
  estimate: row.estimate,
  salaries: row.salary,
  rewards: row.reward,
  total: plus(row.salary, row.reward),
  all: {
    tasks: row.tasks,
    salaries: row.salaries,
    rewards: row.rewards,
    total: plus(row.salaries, row.rewards),
  },
});

const calls = authed.work.costs;

/** Costs say what people earn: for all others there are none, as if the address were wrong. */
function refuseOthers(viewer: Viewer): void {
  if (!runsPayroll(viewer)) throw refuse('not-found', { noun: 'cost' });
}

async function refuseProject(db: Db, { viewer }: AuthedContext, id: string): Promise<void> {
  if (!(await reachesProject(db, viewer, id))) throw refuse('not-found', { noun: 'project' });
}

export const costs = {
  ofProject: calls.ofProject.handler(({ input, context }) => {
    refuseOthers(context.viewer);
    return context.readShown(async (db) => {
      await refuseProject(db, context, input.id);
      return { currency, items: await costsOfYear(db, context.viewer, input) };
    });
  }),

  ofMonth: calls.ofMonth.handler(({ input, context }) => {
    refuseOthers(context.viewer);
    const { tenant, viewer, services } = context;
    return context.readShown(async (db) => {
      await refuseProject(db, context, input.id);
      const rows = await costPage(db, viewer, input);
      const present = (row: CostRow) => presentCost(row, tenant, services.addresses);
      return toPage(rows, input.limit, { keys: costKeys, present });
    });
  }),

  ofTask: calls.ofTask.handler(({ input, context }) => {
    refuseOthers(context.viewer);
    return context.readShown(async (db) => {
      const { id } = await findTask(db, context.viewer, input.id);
      const cost = await costOfTask(db, context.tenant, id);
      if (!cost) throw refuse('not-found', { noun: 'cost' });
      return { currency, ...cost };
    });
  }),
};
