import { useLayoutEffect, useRef } from 'react';

/**
 * For a dialog that stays rendered while it is closed, and is perhaps open when its code first comes: gives the focus back
 * to what had it, at once when asked to, else as it closes. `dialog` is the ref of what holds the dialog.
 */
export function useFocusBack(opened: boolean) {
  const dialog = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (opened && document.activeElement instanceof HTMLElement) origin.current = document.activeElement;
    if (!opened && dialog.current?.contains(document.activeElement)) origin.current?.focus();
  }, [opened]);
  return { dialog, giveBack: () => origin.current?.focus() };
}
