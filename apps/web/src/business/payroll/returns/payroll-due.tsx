import { Suspense } from 'react';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const DueSoon = onDemand(() => import('./due-soon.tsx').then((module) => module.DueSoon));

/** For Home: what payroll owes within days, for viewers who run it. Others download nothing of it. */
export function PayrollDue() {
  return (
    <Can do="manage" on="Payroll">
      <Suspense>
        <DueSoon />
      </Suspense>
    </Can>
  );
}
