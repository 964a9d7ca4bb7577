import type { Call } from '@kazi/simulation/call';
import { toast } from '@kazi/ui/toast';
import type { ReactNode } from 'react';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';

interface ConfirmCallProps<Input extends object, Output> {
  call: Call<Input, Output>;
  input: Input;
  /** Calls that answer otherwise afterwards. */
  changes: readonly { path: string }[];
  /** The question, naming what it is about. */
  title: string;
  /** The verb: "Delete invoice". */
  confirmLabel: string;
  /** What will happen. */
  children: ReactNode;
  /** Told once it has happened. */
  done: string;
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before a call that takes something away, makes it, and tells that it is done. */
export function ConfirmCall<Input extends object, Output>(props: ConfirmCallProps<Input, Output>) {
  const { call, input, changes, done, onDone, onClose, ...question } = props;
  const { mutate, isPending } = useChange(call, {
    changes,
    onDone: () => {
      toast({ message: done });
      onClose();
      onDone?.();
    },
  });
  return <Confirm {...question} danger busy={isPending} onConfirm={() => mutate(input)} onClose={onClose} />;
}
