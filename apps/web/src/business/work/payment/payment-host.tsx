import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useStore } from '../../../shell/store.ts';
import { paymentAsked, reopeningAsked } from './store.ts';

const PaymentDialog = onDemand(() => import('./payment-dialog.tsx').then((module) => module.PaymentDialog));
const ReopenDialog = onDemand(() => import('./reopen-dialog.tsx').then((module) => module.ReopenDialog));

/** Asks before a payment, and before paid work is opened again. One for the whole application. */
export function PaymentHost() {
  const payment = useStore(paymentAsked, (current) => current);
  const reopening = useStore(reopeningAsked, (current) => current);
  return (
    <Suspense>
      {payment && <PaymentDialog asked={payment} />}
      {reopening && <ReopenDialog asked={reopening} />}
    </Suspense>
  );
}
