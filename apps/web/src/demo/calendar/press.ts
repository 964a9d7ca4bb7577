type Press = MouseEvent | TouchEvent;

/**
 * Remembers, until `signal` says to stop, what a mouse last did on an element, from button down to button up, or
 * how a finger came down that is still there. The function returned hands it over, once.
 */
export function watchPress(element: HTMLElement, signal: AbortSignal): () => readonly Press[] {
  let heard: Press[] = [];
  const begin = (event: Press) => {
    heard = [event];
  };
  const goOn = (event: MouseEvent) => {
    if (heard.length > 0 && heard.at(-1)?.type !== 'mouseup') heard.push(event);
  };
  const forget = () => {
    heard = [];
  };
  const seen = { capture: true, passive: true, signal };
  element.addEventListener('mousedown', begin, seen);
  document.addEventListener('mousemove', goOn, seen);
  document.addEventListener('mouseup', goOn, seen);
  element.addEventListener('touchstart', begin, seen);
  // Cancelled: the page takes the finger over, to scroll.
  document.addEventListener('pointercancel', forget, seen);
  document.addEventListener('touchend', forget, seen);
  // Safari lets a finger's moves be stopped only where somebody might have stopped them when it came down.
  element.addEventListener('touchmove', () => undefined, { passive: false });
  return () => heard.splice(0);
}

/** Lets those who did not listen yet hear it. */
export function pressAgain(press: readonly Press[]): void {
  for (const event of press) event.target?.dispatchEvent(copyOf(event));
}

function copyOf(event: Press): Press {
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  const touches = [...event.touches];
  return new TouchEvent(event.type, { bubbles: true, cancelable: true, touches, changedTouches: touches });
}
