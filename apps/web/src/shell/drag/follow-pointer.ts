/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

interface Following {
  /** It was moved far enough, or a finger rested on it long enough: from now on it is carried. */
  onLift: (at: Point) => void;
  onMove: (at: Point) => void;
  /** It was let go somewhere; with no point, it was put back. Only after it was lifted. */
  onEnd: (at: Point | undefined) => void;
}

const liftPx = 6;
/** A finger that moves at once scrolls; one that rests picks up. */
const fingerRestsMs = 250;
const fingerSlipsPx = 8;

/** Follows the pointer that pressed something until it lets go. Returns what puts it back. */
export function followPointer(pressed: PointerEvent, { onLift, onMove, onEnd }: Following): () => void {
  const isFinger = pressed.pointerType === 'touch';
  const start = pointOf(pressed);
  const over = new AbortController();
  const timer = isFinger ? setTimeout(lift, fingerRestsMs) : undefined;
  let at = start;
  let isLifted = false;

  function lift() {
    isLifted = true;
    onLift(at);
  }

  function finish(to: Point | undefined) {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    if (!isLifted) return;
    swallowClick();
    onEnd(to);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pressed.pointerId) return;
    at = pointOf(event);
    const way = Math.hypot(at.x - start.x, at.y - start.y);
    if (isLifted) onMove(at);
    else if (isFinger && way > fingerSlipsPx) finish(undefined);
    else if (!isFinger && way >= liftPx) lift();
  }

  function hearKey(event: KeyboardEvent) {
    if (!isLifted || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(undefined);
  }

  const options = { capture: true, signal: over.signal };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', ({ pointerId }) => pointerId === pressed.pointerId && finish(at), options);
  addEventListener('pointercancel', () => finish(undefined), options);
  addEventListener('blur', ({ target }) => target === window && finish(undefined), options);
  addEventListener('keydown', hearKey, options);
  // A long press would open the menu of a link, a drag would select words.
  addEventListener('contextmenu', (event) => isLifted && event.preventDefault(), options);
  document.addEventListener('selectstart', (event) => event.preventDefault(), options);
  return () => finish(undefined);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What was dragged is often a link: letting go of it opens nothing. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: over.signal });
  // The click follows the release at once, or not at all.
  setTimeout(() => over.abort());
}
