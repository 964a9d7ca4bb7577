import type { RunStatus } from './words.ts';

/** What may become of a payroll run. Only this table decides; what is closed or cancelled never changes. */
const moves = {
  draft: ['calculated', 'cancelled'],
  calculated: ['calculated', 'approved', 'rejected', 'cancelled'],
  rejected: ['calculated', 'cancelled'],
  approved: ['paying', 'cancelled'],
  paying: ['paid'],
  paid: ['closed'],
  closed: [],
  cancelled: [],
} as const satisfies Record<RunStatus, readonly RunStatus[]>;

/** Whether a run may go from one status to another. */
export const mayMoveRun = (from: RunStatus, to: RunStatus): boolean =>
  (moves[from] as readonly RunStatus[]).includes(to);
