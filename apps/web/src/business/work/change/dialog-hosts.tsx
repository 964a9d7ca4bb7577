import type { Task, TaskCard } from '@kazi/contract/work';
import { Suspense } from 'react';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { createStore, type Store, useStore } from '../../../shell/store.ts';
import type { SubmissionAsked } from '../delivery/submit-dialog.tsx';
import type { Asked, PaymentAsked, ReopeningAsked } from './task-dialogs.tsx';

const PaymentDialog = onDemand(() => import('./task-dialogs.tsx').then((module) => module.PaymentDialog));
const ReopenDialog = onDemand(() => import('./task-dialogs.tsx').then((module) => module.ReopenDialog));
const SubmitDialog = onDemand(() =>
  import('../delivery/submit-dialog.tsx').then((module) => module.SubmitDialog),
);
const RejectReason = onDemand(() => import('./task-dialogs.tsx').then((module) => module.RejectReason));

/** Asks before a payment, before paid work is opened again, and for what is handed in. One for the whole application. */
export function PaymentHost() {
  const payment = useStore(paymentAsked, (current) => current);
  const reopening = useStore(reopeningAsked, (current) => current);
  const submission = useStore(submissionAsked, (current) => current);
  return (
    <Suspense>
      {payment && <PaymentDialog asked={payment} />}
      {reopening && <ReopenDialog asked={reopening} />}
      {submission && <SubmitDialog key={submission.task._id} asked={submission} />}
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
const submissionAsked = createStore<SubmissionAsked | undefined>(undefined);

/** Asks whether to pay. */
export const askToPay = (about: Omit<PaymentAsked, 'answer'>) =>
  ask<typeof about, boolean>(paymentAsked, about, false);
/** Asks whether to open tasks again that stay paid. */
export const askToReopen = (tasks: readonly TaskCard[]) =>
  ask<Omit<ReopeningAsked, 'answer'>, boolean>(reopeningAsked, { tasks }, false);
/** Asks for what is handed in with a task, and submits it. Gives the task then; undefined where the dialog was closed. */
export const askToSubmit = (task: TaskCard) =>
  ask<{ task: TaskCard }, Task | undefined>(submissionAsked, { task }, undefined);

function ask<About, Answer>(
  store: Store<Asked<About, Answer> | undefined>,
  about: About,
  none: NoInfer<Answer>,
): Promise<Answer> {
  return new Promise((resolve) => {
    store.get()?.answer(none);
    const answer = (given: Answer) => {
      store.set(undefined);
      resolve(given);
    };
    store.set({ ...about, answer });
  });
}
