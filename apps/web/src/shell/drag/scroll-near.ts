import type { Point } from './follow-pointer.ts';

/** Something scrolls on where the pointer is this near to its edge. */
const edgePx = 56;
const fastestPx = 16;

/** Scrolls by one step what a point stands near the edge of, the innermost that can; false where nothing can. */
export function scrollNear(at: Point): boolean {
  for (let element = document.elementFromPoint(at.x, at.y); element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isRoot = element === document.scrollingElement;
    const box = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : element.getBoundingClientRect();
    const left = isRoot || scrolls(overflowX) ? pull(at.x, box.left, box.right) : 0;
    const top = isRoot || scrolls(overflowY) ? pull(at.y, box.top, box.bottom) : 0;
    if (left === 0 && top === 0) continue;
    const { scrollLeft, scrollTop } = element;
    element.scrollBy({ left, top, behavior: 'instant' });
    if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop) return true;
  }
  return false;
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** How far to scroll: the more, the nearer to an edge; 0 away from both. */
function pull(value: number, start: number, end: number): number {
  const beyond = Math.max(start + edgePx - value, 0) || Math.min(end - edgePx - value, 0);
  return Math.round(Math.max(-1, Math.min(1, -beyond / edgePx)) * fastestPx);
}
