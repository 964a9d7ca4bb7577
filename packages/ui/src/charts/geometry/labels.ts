/** How many labels stand beside each other with room for their words. */
const MOST_WIDE = 12;
const MOST_NARROW = 6;

/** Whether a label is written always, only where there is room, or never. Those written are at even distances. */
export function labelRoom(at: number, count: number): 'always' | 'wide' | 'never' {
  const wide = Math.ceil(count / MOST_WIDE);
  const narrow = wide * Math.ceil(count / wide / MOST_NARROW);
  if (at % narrow === 0) return 'always';
  return at % wide === 0 ? 'wide' : 'never';
}
