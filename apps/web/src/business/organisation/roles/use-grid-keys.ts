import { type KeyboardEvent, type RefObject, useState } from 'react';

interface Cell {
  row: number;
  column: number;
}

const pageRows = 10;

/** Where a key leads to from a cell; undefined for keys that lead nowhere. */
export function nextCell(
  { row, column }: Cell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rows, columns, isRtl }: { rows: number; columns: number; isRtl: boolean },
): Cell | undefined {
  const within = (next: Cell): Cell => ({
    row: Math.min(Math.max(next.row, 0), rows - 1),
    column: Math.min(Math.max(next.column, 0), columns - 1),
  });
  const forwards = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowRight':
      return within({ row, column: column + forwards });
    case 'ArrowLeft':
      return within({ row, column: column - forwards });
    case 'PageUp':
      return within({ row: row - pageRows, column });
    case 'PageDown':
      return within({ row: row + pageRows, column });
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, column: 0 });
    case 'End':
      return within({ row: ctrlKey ? rows - 1 : row, column: columns - 1 });
    default:
      return undefined;
  }
}

/**
 * Arrow keys move among the cells of a grid, of which one at a time can be reached by Tab. The control of a cell
 * says where it is by `data-cell="row:column"`.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 });
  const reachable = { row: Math.min(current.row, rows - 1), column: Math.min(current.column, columns - 1) };
  function onKeyDown(event: KeyboardEvent) {
    const element = grid.current;
    if (!element || !(event.target instanceof HTMLElement) || !event.target.dataset.cell) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const next = nextCell(reachable, event, { rows, columns, isRtl });
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    element.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
  }
  return {
    onKeyDown,
    /** Properties of the control in a cell. */
    cell: (row: number, column: number) => ({
      'data-cell': `${row}:${column}`,
      tabIndex: row === reachable.row && column === reachable.column ? 0 : -1,
      onFocus: () => setCurrent({ row, column }),
    }),
  };
}
