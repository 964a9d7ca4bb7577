/** Toasts are titled with the product's name unless they say otherwise. */
const product = 'Kazi';

export type ToastTone = 'SUCCESS' | 'INFO' | 'WARNING' | 'DANGER';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  title: string;
  message: string;
  tone: ToastTone;
  /** One thing to do about it: undo, try again. */
  action?: ToastAction;
}

type ToastInput = Partial<Omit<Toast, 'id' | 'message'>> & { message: string };

/** Older ones make room: a wall of toasts is read by nobody. */
const maxShown = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. The same message in the same tone is not shown twice at a time. */
export function toast({ title = product, message, tone = 'SUCCESS', action }: ToastInput): number {
  const shown = toasts.find((other) => other.message === message && other.tone === tone);
  if (shown) return shown.id;
  lastId += 1;
  publish([...toasts, { id: lastId, title, message, tone, ...(action && { action }) }].slice(-maxShown));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((shown) => shown.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toasts,
};
