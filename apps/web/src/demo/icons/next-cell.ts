import type { Direction } from '../../shell/drag/lists.ts';

interface Grid {
  /** Where one is. */
  at: number;
  count: number;
  columns: number;
  /** Rows that fit in what is in sight. */
  rows: number;
}

/** Where a key leads to in a grid filled row by row; undefined for keys that lead nowhere. */
export function nextCell(
  { key, ctrlKey, arrow }: { key: string; ctrlKey: boolean; arrow: Direction | undefined },
  { at, count, columns, rows }: Grid,
): number | undefined {
  const row = at - (at % columns);
  const steps = { up: -columns, down: columns, back: -1, forth: 1 };
  const jumps: Record<string, number> = {
    Home: ctrlKey ? 0 : row,
    End: ctrlKey ? count - 1 : row + columns - 1,
    PageUp: at - columns * rows,
    PageDown: at + columns * rows,
  };
  const to = arrow ? at + steps[arrow] : jumps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
