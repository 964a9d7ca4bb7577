import { Children, type ReactNode } from 'react';
import classes from './record-table.module.css';

interface RecordTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** Heading of each column; what a cell of the last one holds need not be named. */
  columns: readonly ReactNode[];
  /** One `<tr>` per record, its first cell a `<th scope="row">`. */
  children: ReactNode;
}

/** Records as rows of a table; on narrow screens each becomes a card. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {Children.map(columns, (column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
