import { Children, type ReactNode } from 'react';
import classes from './record-table.module.css';

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

/** Records as rows of a table; on narrow screens each becomes a card. */
export function RecordTable({ label, columns, sorted, children }: RecordTableProps) {
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
      <tbody>{children}</tbody>
    </table>
  );
}
