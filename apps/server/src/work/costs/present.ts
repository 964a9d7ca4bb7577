import { plus } from '@kazi/contract/cents';
import type { TaskCost } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { CostRow } from './queries.ts';

/** What one person's work on one task has cost, with what all their tasks of the month have. */
export const presentCost = (row: CostRow, tenant: string, addresses: FileAddresses): TaskCost => ({
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
