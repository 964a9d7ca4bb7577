import { mayMoveRun } from '@kazi/contract/payroll';
import type { Viewer } from '../../ports/viewer.ts';
import { mayApprove, runsPayroll } from '../policy.ts';
import type { RunRecord } from './rows.ts';

/** A run is prepared by one person and approved by another; both see it. */
export const maySeeRuns = (viewer: Viewer) => runsPayroll(viewer) || mayApprove(viewer);

/** What the viewer may do next with a run. */
export function mayOf(viewer: Viewer, run: Pick<RunRecord, 'status' | 'prepared_by' | 'to_calculate'>) {
  const { status, prepared_by, to_calculate } = run;
  const runs = runsPayroll(viewer);
  const idle = to_calculate === null;
  const second = mayApprove(viewer) && prepared_by !== viewer.user.id;
  return {
    change: runs && idle && mayMoveRun(status, 'calculated'),
    calculate: runs && idle && mayMoveRun(status, 'calculated'),
    approve: second && idle && mayMoveRun(status, 'approved'),
    reject: mayApprove(viewer) && idle && mayMoveRun(status, 'rejected'),
    cancel: runs && mayMoveRun(status, 'cancelled'),
    pay: runs && mayMoveRun(status, 'paying'),
    close: runs && mayMoveRun(status, 'closed'),
  };
}
