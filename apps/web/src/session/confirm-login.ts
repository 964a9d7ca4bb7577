import { createStore, useStore } from '../shell/store.ts';

interface ConfirmRequest {
  /** Says whether the person has proven who they are, or closed the dialog. */
  answer: (isProven: boolean) => void;
}

const store = createStore<ConfirmRequest | null>(null);
let waiting: Promise<boolean> | undefined;

/** Asks the person to prove who they are, once for all the calls that wait for it. False where they would not. */
export function confirmLogin(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => store.set({ answer: resolve })).finally(() => {
    waiting = undefined;
    store.set(null);
  });
  return waiting;
}

/** What the dialog answers; null while nothing is asked. */
export const useConfirmRequest = (): ConfirmRequest | null => useStore(store, (request) => request);
