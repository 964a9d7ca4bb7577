import type { Email } from '@kazi/simulation/email';
import { dismissToast, toast } from '@kazi/ui/toast';

let last: number | undefined;

/** Tells what was done with mails, with a way back. The one before makes room: only the last is to be undone. */
export function toldWith(mails: readonly Email[], done: string, undo: () => void): void {
  const [first] = mails;
  if (!first) return;
  if (last !== undefined) dismissToast(last);
  const what = mails.length === 1 ? `“${first.subject || 'No subject'}” was` : `${mails.length} mails were`;
  last = toast({ message: `${what} ${done}.`, action: { label: 'Undo', run: undo } });
}
