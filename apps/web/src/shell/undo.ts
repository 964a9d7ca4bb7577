import { type ToastAction, toast } from '@kazi/ui/toast';
import { createStore, useStore } from './store.ts';

/** What Ctrl or ⌘ with Z takes back: the last thing that was done, where it can be taken back. */
const last = createStore<(() => void) | undefined>(undefined);

/** Remembers how to take back what was just done; `undefined` where that cannot be: then nothing before it is either. */
export const rememberUndo = (undo: (() => void) | undefined): void => last.set(undo);

interface Undoable {
  message: string;
  action: ToastAction;
  shownMs?: number;
}

/** Says what was done and offers to take it back, by its button and by Ctrl or ⌘ with Z. */
export function tellUndoable({ action, ...told }: Undoable): void {
  const run = () => {
    rememberUndo(undefined);
    action.run();
  };
  rememberUndo(run);
  toast({ ...told, action: { ...action, run } });
}

/** Takes the last thing back; undefined while there is nothing to take back. */
export function useUndo(): (() => void) | undefined {
  const undo = useStore(last, (run) => run);
  if (!undo) return undefined;
  return () => {
    last.set(undefined);
    undo();
  };
}
