interface Box {
  left: number;
  width: number;
}

interface Pointed {
  /** Pixels from the window's left. */
  x: number;
  box: Box;
  direction: 'ltr' | 'rtl';
  count: number;
}

/** How far along a box, from its inline start, the pointer is: 0 to 1. */
function partAlong({ x, box, direction }: Pointed): number {
  const part = Math.min(1, Math.max(0, (x - box.left) / Math.max(1, box.width)));
  return direction === 'rtl' ? 1 - part : part;
}

/** The label that is meant where each stands in the middle of its own room, as bars do. */
export const labelAt = (pointed: Pointed): number =>
  Math.min(pointed.count - 1, Math.floor(partAlong(pointed) * pointed.count));

/** The label that is nearest where they reach from edge to edge, as lines do. */
export const nearestLabel = (pointed: Pointed): number =>
  Math.round(partAlong(pointed) * Math.max(0, pointed.count - 1));
