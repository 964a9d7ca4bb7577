import { createAtom } from '@tanstack/react-store';

export type ToastTone = 'SUCCESS' | 'INFO' | 'WARNING' | 'DANGER';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  /** Who or what it is about, where the message does not say it. */
  title?: string;
  message: string;
  tone: ToastTone;
  /** One thing to do about it: undo, try again. */
  action?: ToastAction;
  /** How long it is shown, where its tone alone does not say. */
  shownMs?: number;
}

type ToastInput = Partial<Omit<Toast, 'id' | 'message'>> & { message: string };

/** The oldest goes when there are more. */
const maxShown = 4;

/** The toasts on screen, the oldest first. */
export const shownToasts = createAtom<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast, whose message is what happened, and returns its id. The same message in the same tone is not shown twice at a time. */
export function toast({ message, tone = 'SUCCESS', ...more }: ToastInput): number {
  const toasts = shownToasts.get();
  const shown = toasts.find((other) => other.message === message && other.tone === tone);
  if (shown) return shown.id;
  lastId += 1;
  shownToasts.set([...toasts, { id: lastId, message, tone, ...more }].slice(-maxShown));
  return lastId;
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  shownToasts.set((toasts) => toasts.filter((shown) => shown.id !== id));
}
