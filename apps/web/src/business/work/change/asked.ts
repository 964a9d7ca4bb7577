import type { Money } from '@kazi/contract/shared';
import type { TaskCard } from '@kazi/contract/work';
import { createStore, type Store } from '../../../shell/store.ts';

/** A question that waits for a yes or a no. */
type Asked<About> = About & { answer: (yes: boolean) => void };

/** A payment that is asked about. */
export type PaymentAsked = Asked<{
  /** What is accepted: a task's number, or how many tasks. */
  what: string;
  /** The person paid, or how many people. */
  to: string;
  reward: Money;
}>;

/** Paid tasks that shall be opened again. */
export type ReopeningAsked = Asked<{ tasks: readonly TaskCard[] }>;

export const paymentAsked = createStore<PaymentAsked | undefined>(undefined);
export const reopeningAsked = createStore<ReopeningAsked | undefined>(undefined);

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
