type Press = MouseEvent | TouchEvent;

/** Remembers, until `signal` says to stop, how a button or finger came down on an element, for as long as it stays. */
export function watchPress(element: HTMLElement, signal: AbortSignal): () => Press | undefined {
  let pressed: Press | undefined;
  const down = (event: Press) => {
    pressed = event;
  };
  const up = () => {
    pressed = undefined;
  };
  const seen = { capture: true, passive: true, signal };
  element.addEventListener('mousedown', down, seen);
  element.addEventListener('touchstart', down, seen);
  // The page takes the pointer over to scroll: cancelled.
  for (const end of ['pointerup', 'pointercancel', 'touchend'] as const)
    document.addEventListener(end, up, seen);
  // Safari lets a finger's moves be stopped only where somebody might have stopped them when it came down.
  element.addEventListener('touchmove', () => undefined, { passive: false });
  return () => pressed;
}

/** Lets those who did not listen yet hear a press that is still going on. */
export function pressAgain(press: Press): void {
  const { type, target } = press;
  if (press instanceof MouseEvent) {
    target?.dispatchEvent(new MouseEvent(type, press));
    return;
  }
  const touches = [...press.touches];
  target?.dispatchEvent(
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: touches }),
  );
}
