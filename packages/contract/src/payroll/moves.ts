import type { RunStatus } from './words.ts';

/** What may become of a payroll run. Only this table decides; what is closed or cancelled never changes. */
const moves: Record<RunStatus, readonly RunStatus[]> = {
  draft: ['calculated', 'cancelled'],
  calculated: ['calculated', 'approved', 'rejected', 'cancelled'],
  rejected: ['calculated', 'cancelled'],
  approved: ['paying', 'cancelled'],
  paying: ['paid'],
  paid: ['closed'],
  closed: [],
  cancelled: [],
};

/** Whether a run may go from one status to another. */
export const mayMoveRun = (from: RunStatus, to: RunStatus): boolean => moves[from].includes(to);
