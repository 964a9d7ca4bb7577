import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const RejectReason = onDemand(() => import('./reject-reason.tsx').then((module) => module.RejectReason));

interface RejectDialogProps {
  /** Number of the task that is sent back; undefined while none is. */
  number: string | undefined;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks what is still missing before work is sent back. */
export function RejectDialog({ number, ...answers }: RejectDialogProps) {
  if (number === undefined) return null;
  return (
    <Suspense>
      <RejectReason number={number} {...answers} />
    </Suspense>
  );
}
