/**
 * Roles of the list's elements. They are written out, since browsers need not take a table that CSS lays out as a grid for a
 * table any more.
 */
export const roles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  /** Says which task the row is. */
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;
