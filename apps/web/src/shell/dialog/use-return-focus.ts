import { useEffect, useState } from 'react';

/** Gives the focus back, once the component is gone, to what had it when the component was first rendered. */
export function useReturnFocus(): void {
  const [origin] = useState(focusOrigin);
  useEffect(() => () => origin?.focus(), [origin]);
}

/** What has the focus now; for an item of a menu, which is about to vanish, the button that opened the menu. */
export function focusOrigin(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const opener = menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`);
  const origin = opener ?? active;
  return origin instanceof HTMLElement ? origin : null;
}
