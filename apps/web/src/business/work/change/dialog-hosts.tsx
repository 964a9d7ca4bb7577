import type { TaskCard } from '@kazi/contract/work';
import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { createStore, type Store, useStore } from '../../../shell/store.ts';
import type { Asked, PaymentAsked, ReopeningAsked } from './task-dialogs.tsx';

const PaymentDialog = onDemand(() => import('./task-dialogs.tsx').then((module) => module.PaymentDialog));
const ReopenDialog = onDemand(() => import('./task-dialogs.tsx').then((module) => module.ReopenDialog));
const RejectReason = onDemand(() => import('./task-dialogs.tsx').then((module) => module.RejectReason));

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

const paymentAsked = createStore<PaymentAsked | undefined>(undefined);
const reopeningAsked = createStore<ReopeningAsked | undefined>(undefined);

/** Asks whether to pay. */
export const askToPay = (about: Omit<PaymentAsked, 'answer'>) => ask(paymentAsked, about);
/** Asks whether to open tasks again that stay paid. */
export const askToReopen = (tasks: readonly TaskCard[]) => ask(reopeningAsked, { tasks });

function ask<About>(store: Store<Asked<About> | undefined>, about: About): Promise<boolean> {
  return new Promise((resolve) => {
    store.get()?.answer(false);
    const answer = (yes: boolean) => {
      store.set(undefined);
      resolve(yes);
    };
    store.set({ ...about, answer });
  });
}
