import { Suspense } from 'react';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const ArrivedPay = onDemand(() => import('../payslips/arrived-pay.tsx').then((module) => module.ArrivedPay));
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

/** For Home: that one's pay has arrived. Who gets no payslips downloads nothing of it. */
export function PayArrived() {
  return (
    <Can do="read" on="Payroll">
      <Suspense>
        <ArrivedPay />
      </Suspense>
    </Can>
  );
}
