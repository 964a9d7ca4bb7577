/** How many labels stand beside each other with room for their words. */
const mostWide = 12;
const mostNarrow = 6;

/** Whether a label is written always, only where there is room, or never. Those written are at even distances. */
export function labelRoom(at: number, count: number): 'always' | 'wide' | 'never' {
  const wide = Math.ceil(count / mostWide);
  const narrow = wide * Math.ceil(count / wide / mostNarrow);
  if (at % narrow === 0) return 'always';
  return at % wide === 0 ? 'wide' : 'never';
}
