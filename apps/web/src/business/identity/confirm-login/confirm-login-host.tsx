import { useWindowEvent } from '@mantine/hooks';
import { Suspense } from 'react';
import { useConfirmRequest } from '../../../session/confirm-login.ts';
import { useHasEnded } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';

const ConfirmLoginDialog = onDemand(() =>
  import('./confirm-login-dialog.tsx').then((module) => module.ConfirmLoginDialog),
);

const LoginAgain = onDemand(() =>
  import('../authentication/login-again.tsx').then((module) => module.LoginAgain),
);

/** Shows the login over the page once its session has ended. */
export const LoginAgainHost = () =>
  useHasEnded() && (
    <Suspense>
      <LoginAgain />
    </Suspense>
  );

/** Shows the dialog that asks for proof, over what else is open. */
export function ConfirmLoginHost() {
  const request = useConfirmRequest();
  // Before the dialogs below, which listen since they were opened: Escape closes this one alone.
  useWindowEvent(
    'keydown',
    (event) => {
      if (!request || event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      request.answer(false);
    },
    { capture: true },
  );
  return (
    request && (
      <Suspense>
        <ConfirmLoginDialog onAnswer={request.answer} />
      </Suspense>
    )
  );
}
