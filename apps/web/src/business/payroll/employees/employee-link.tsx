import { Suspense } from 'react';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const EmployeeOf = onDemand(() => import('./employee-of.tsx').then((module) => module.EmployeeOf));

/** The way from a person to their employment, for viewers who run payroll. Others download nothing of it. */
export function EmployeeLink({ user }: { user: string }) {
  return (
    <Can do="manage" on="Payroll">
      <Suspense>
        <EmployeeOf user={user} />
      </Suspense>
    </Can>
  );
}
