import type { Call } from '@kazi/simulation/call';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { focusOrigin } from '../../shell/dialog/use-return-focus.ts';
import { focusHeading } from '../../shell/page/focus-heading.ts';
import { useChange } from '../calls/use-answer.ts';

interface RemovalOptions<Input extends object> {
  remove: Call<Input, unknown>;
  /** Puts back what was removed. */
  restore: Call<Input, unknown>;
  /** Calls that answer otherwise afterwards. */
  changes: readonly { path: string }[];
}

/** A row, card or item with what can be focused in it. */
const place = 'tr, li, article';

/** Frames until a list is drawn anew, at most. */
const mostFrames = 60;

/** Takes things away at once, tells of it, and offers to take that back. The focus goes on to what stood after the first of them. */
export function useRemoval<Input extends object>({ remove, restore, changes }: RemovalOptions<Input>) {
  const { t } = useTranslation('demo');
  const removing = useChange(remove, { changes });
  const restoring = useChange(restore, { changes });
  return async (inputs: readonly Input[], message: string): Promise<void> => {
    const origin = focusOrigin();
    const next = origin?.closest(place)?.nextElementSibling;
    await Promise.all(inputs.map((input) => removing.mutateAsync(input)));
    toast({
      message,
      action: {
        label: t('parts.undo'),
        // The last one first, so that each finds its place.
        run: () => {
          for (const input of inputs.toReversed()) restoring.mutate(input);
        },
      },
    });
    // Once what went is gone from the page, and the focus with it.
    for (let frame = 0; frame < mostFrames && origin?.isConnected; frame += 1)
      await new Promise(requestAnimationFrame);
    if (document.activeElement !== document.body) return;
    const row = next?.isConnected ? next : undefined;
    const control = row?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? row?.querySelector('a');
    if (control) control.focus();
    else focusHeading();
  };
}
