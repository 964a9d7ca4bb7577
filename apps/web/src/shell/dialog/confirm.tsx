import { Suspense } from 'react';
import { KeysRest } from '../shortcuts/use-shortcut.ts';
import type { ConfirmProps } from './confirm-dialog.tsx';
import { onDemand } from './on-demand.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WaitsForNetwork } from './waits-for-network.tsx';

const ConfirmDialog = onDemand(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog));

/** Asks before something that is hard to take back. Open as long as it is rendered. */
export function Confirm({ children, busy = false, ...props }: ConfirmProps) {
  useReturnFocus();
  return (
    <Suspense fallback={<KeysRest />}>
      <ConfirmDialog busy={busy} {...props}>
        {children}
        <WaitsForNetwork busy={busy} />
      </ConfirmDialog>
    </Suspense>
  );
}
