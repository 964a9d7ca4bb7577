import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * A dialog that is open as long as it is rendered, so that what it holds begins anew each time. Afterwards the focus
 * is back on what opened it. `size` is its width in pixels, where there is room for it.
 */
export function Dialog({ size = 560, ...props }: Omit<DialogFrameProps, 'opened' | 'ref'>) {
  useReturnFocus();
  return <DialogFrame size={size} {...props} />;
}
