import { mayMoveRun } from '@kazi/contract/payroll';
import { type Standing, secondPersonRefusal } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayApprove, runsPayroll } from '../policy.ts';
import type { RunRecord } from './rows.ts';

/** A run is prepared by one person and approved by another; both see it. */
export const maySeeRuns = (viewer: Viewer) => runsPayroll(viewer) || mayApprove(viewer);

type Prepared = Pick<RunRecord, 'status' | 'prepared_by' | 'to_calculate'>;

/** Why a viewer whose role allows it does not approve a run: only a person does who counts as the second one beside its preparer. */
export const approveRefusal = (
  viewer: Viewer,
  { prepared_by }: Pick<RunRecord, 'prepared_by'>,
  standing: Standing,
) =>
  mayApprove(viewer)
    ? secondPersonRefusal(standing, prepared_by === null ? [] : [prepared_by], ['approve Payroll'])
    : null;

/** What the viewer may do next with a run. */
export function mayOf(viewer: Viewer, run: Prepared, standing: Standing) {
  const { status, to_calculate } = run;
  const runs = runsPayroll(viewer);
  const idle = to_calculate === null;
  const isDue = idle && mayMoveRun(status, 'approved');
  const refusal = isDue ? approveRefusal(viewer, run, standing) : null;
  return {
    change: runs && idle && mayMoveRun(status, 'calculated'),
    calculate: runs && idle && mayMoveRun(status, 'calculated'),
    approve: isDue && mayApprove(viewer) && refusal === null,
    approveRefusal: refusal,
    reject: mayApprove(viewer) && idle && mayMoveRun(status, 'rejected'),
    cancel: runs && mayMoveRun(status, 'cancelled'),
    pay: runs && mayMoveRun(status, 'paying'),
    close: runs && mayMoveRun(status, 'closed'),
  };
}
