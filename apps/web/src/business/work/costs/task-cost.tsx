import { isFinished, type Task } from '@kazi/contract/work';
import { Suspense } from 'react';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const TaskCostLine = onDemand(() => import('./task-cost-line.tsx').then((module) => module.TaskCostLine));

/** For an accepted task: what it has cost, shown to those who run payroll. Others download nothing of it. */
export function TaskCost({ task: { _id, status } }: { task: Task }) {
  if (!isFinished(status)) return null;
  return (
    <Can do="manage" on="Payroll">
      <Suspense>
        <TaskCostLine task={_id} />
      </Suspense>
    </Can>
  );
}
