import { Children, type ReactNode, useDeferredValue } from 'react';
import classes from './record-table.module.css';

/** As many as a large screen shows. */
const rowsAtFirst = 16;
/** The least height of a row, in pixels. */
const rowHeight = 52;

interface RecordTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** Heading of each column; what a cell of the last one holds need not be named. */
  columns: readonly ReactNode[];
  /** Which of them, counted from 0, the records are sorted by. A column of amounts marks its cells `data-end`. */
  sorted?: { column: number; direction: 'ascending' | 'descending' } | undefined;
  /** One `<tr>` per record, its first cell a `<th scope="row">`. */
  children: ReactNode;
}

/**
 * Records as rows of a table; on narrow screens each becomes a card. What is seen first is drawn first, the rest in pieces after it: all
 * at once would hold up the page.
 */
export function RecordTable({ label, columns, sorted, children }: RecordTableProps) {
  const rows = Children.toArray(children);
  const drawn = useDeferredValue(rows.length, rowsAtFirst);
  const left = rows.length - drawn;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {Children.map(columns, (column, at) => (
            <th scope="col" aria-sort={sorted?.column === at ? sorted.direction : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn)}
        {/* As high as it will be, so that going back finds its place. */}
        {left > 0 && <tr aria-hidden style={{ blockSize: left * rowHeight }} />}
      </tbody>
    </table>
  );
}
