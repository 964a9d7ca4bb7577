import type { Position } from './position.ts';

const mostKept = 1_000;
const keptEveryMs = 50;

/** Tells for how long a replica has lacked what the primary had written. */
export interface Lag {
  /** The primary was seen there. */
  note(position: Position): void;
  /** In seconds, as far as the primary was seen to write. */
  of(shown: Position): number;
}

/** Keeps when the primary was seen where, as exactly as the last minutes need it. */
export function openLag(now = () => performance.now()): Lag {
  let kept: { position: Position; at: number }[] = [];
  return {
    note(position) {
      const last = kept.at(-1);
      if (last && (position <= last.position || now() - last.at < keptEveryMs)) return;
      // With every second one left out, the first that a replica lacks is found a little late at the most.
      if (kept.length >= mostKept) kept = kept.filter((_, at) => at % 2 === 0);
      kept.push({ position, at: now() });
    },
    of(shown) {
      const lacking = kept[kept.findLastIndex(({ position }) => position <= shown) + 1];
      return lacking ? (now() - lacking.at) / 1000 : 0;
    },
  };
}
