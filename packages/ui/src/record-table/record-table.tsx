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

/** A column of `Records`. */
export interface Column<Item> {
  heading: string;
  /** `amount`: figures that line up at the end. `actions`: buttons, whose heading only screen readers say. */
  kind?: 'amount' | 'actions';
  /**
   * Where its cell stands on a phone, where each record is a card: at the end of the first line, on a line of its own, or nowhere;
   * in the order of the columns unless set.
   */
  onPhone?: 'corner' | 'line' | 'nowhere';
  className?: string | undefined;
  cell: (item: Item) => ReactNode;
}

interface RecordsProps<Item> {
  /** What the table lists, for screen readers. */
  label: string;
  /** The first one names the record. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** Class of a record's row. */
  rowClass?: ((item: Item) => string | undefined) | undefined;
}

const marks = { amount: { 'data-end': true }, actions: { 'data-actions': true } };

/** A record table from its columns: what each shows of a record. */
export function Records<Item extends { id: string }>({
  label,
  columns,
  items,
  rowClass,
}: RecordsProps<Item>) {
  const [name, ...others] = columns;
  return (
    <RecordTable
      label={label}
      columns={columns.map(({ heading, kind }) =>
        kind ? (
          <span key={heading} {...marks[kind]}>
            {heading}
          </span>
        ) : (
          heading
        ),
      )}
    >
      {items.map((item) => (
        <tr key={item.id} className={rowClass?.(item)}>
          <th scope="row" className={name?.className} data-phone={name?.onPhone}>
            {name?.cell(item)}
          </th>
          {others.map(({ heading, kind, onPhone, className, cell }) => (
            <td key={heading} className={className} data-phone={onPhone} {...(kind && marks[kind])}>
              {cell(item)}
            </td>
          ))}
        </tr>
      ))}
    </RecordTable>
  );
}
