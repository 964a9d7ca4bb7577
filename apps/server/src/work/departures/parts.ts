import type { HandoverKind } from '@kazi/contract/work';
import type { Db, Tx } from '../../database/tenancy.ts';
import { budgetsOfPart, endBudgets, passBudgets } from '../../money/index.ts';
import {
  appsOwned,
  passMemberships,
  passOwned,
  projectsOwned,
  teamsJoined,
} from '../../organisation/index.ts';
import { endApprovals, passApprovals, projectsApproved } from '../approvers/approvers.ts';
import { openSubtasks, openTasks, type Passing, passSubtasks, passTasks, type Whose } from './tasks.ts';

/** Gives projects to somebody, who approves the work of none of them any more: they pay for it. */
async function passProjects(tx: Tx, { ids, from, to }: Passing): Promise<void> {
  await passOwned(tx, 'project', { ids, from, to });
  const approved = await projectsApproved(tx, { tenant: tx.tenant, user: to });
  await endApprovals(tx, { ids: approved.filter((id) => ids.includes(id)), from: to });
}

/** What of a person's is handed over as one. */
interface Part {
  /** Ids of what they have of it: what is counted beforehand is what is handed over. */
  find(db: Db, whose: Whose): Promise<string[]>;
  pass(tx: Tx, passing: Passing): Promise<void>;
  /** For rights over the wallets of others: ends them, where who removes the person may not give them. */
  end?(tx: Tx, ending: Omit<Passing, 'to'>): Promise<void>;
}

/**
 * Everything that is handed over, in the order in which it is. Tasks come before the apps that pay for them, so that what is held for
 * them goes from one assignee to the next out of the same wallet.
 */
export const parts: Record<HandoverKind, Part> = {
  budgetsGiven: {
    find: (db, whose) => budgetsOfPart(db, 'payer_id', whose),
    pass: (tx, passing) => passBudgets(tx, 'payer_id', passing),
    end: (tx, { ids }) => endBudgets(tx, ids),
  },
  budgetsHeld: {
    find: (db, whose) => budgetsOfPart(db, 'holder_id', whose),
    pass: (tx, passing) => passBudgets(tx, 'holder_id', passing),
    end: (tx, { ids }) => endBudgets(tx, ids),
  },
  tasks: { find: openTasks, pass: passTasks },
  subtasks: { find: openSubtasks, pass: passSubtasks },
  projects: { find: projectsOwned, pass: passProjects },
  apps: { find: appsOwned, pass: (tx, passing) => passOwned(tx, 'app', passing) },
  teams: { find: teamsJoined, pass: passMemberships },
  approvals: { find: projectsApproved, pass: passApprovals, end: endApprovals },
};
