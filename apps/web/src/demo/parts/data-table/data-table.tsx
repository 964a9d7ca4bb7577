import { Row } from '@kazi/ui/layout';
import type { ReactTable, RowData, TableFeatures } from '@tanstack/react-table';
import type { ReactNode, Ref } from 'react';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowsSort from '#icons/IconArrowsSort';
import IconArrowUp from '#icons/IconArrowUp';
import classes from './data-table.module.css';

interface TableFrameProps {
  /** What the table lists. */
  label: string;
  /** Scrolls within this height, its headings in sight. */
  height?: number;
  /** Columns keep their widths whatever rows are drawn. */
  fixed?: boolean;
  /** How many rows there are with the headings, where not all are in the document. */
  rows?: number;
  scroller?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A table that scrolls by itself where it is wider than the page. */
export const TableFrame = ({ label, height, fixed, rows, scroller, children }: TableFrameProps) => (
  <section
    ref={scroller}
    className={classes.frame}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    tabIndex={0}
    style={{ maxBlockSize: height }}
  >
    <table className={classes.table} aria-label={label} aria-rowcount={rows} data-fixed={fixed || undefined}>
      {children}
    </table>
  </section>
);

interface SortHeadProps {
  sorted: false | 'asc' | 'desc';
  onSort: () => void;
  /** Lines up at its end, as amounts do. */
  isAmount?: boolean | undefined;
  children: ReactNode;
}

const order = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** A heading that sorts by its column, and says which way it does. */
export function SortHead({ sorted, onSort, isAmount, children }: SortHeadProps) {
  const Arrow = sorted ? arrows[sorted] : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sorted ? order[sorted] : undefined} data-end={isAmount || undefined}>
      <button type="button" className={classes.sort} data-sorted={sorted || undefined} onClick={onSort}>
        {children}
        <Arrow size={14} stroke={1.8} aria-hidden="true" />
      </button>
    </th>
  );
}

/** Above a table: what narrows it, and what is done with it. */
export const TableTools = ({ children }: { children: ReactNode }) => (
  <Row lineGap={8} gap={12} wrap className={classes.tools}>
    {children}
  </Row>
);

/** What `useTable` gives of a table, as far as its plain parts are drawn of it. */
interface PartProps<Features extends TableFeatures, Data extends RowData> {
  table: Pick<ReactTable<Features, Data>, 'FlexRender' | 'getFlatHeaders' | 'getRowModel'>;
}

/** The headings of all columns. */
export const TableHead = <Features extends TableFeatures, Data extends RowData>({
  table,
}: PartProps<Features, Data>) => (
  <thead>
    <tr>
      {table.getFlatHeaders().map((header) => (
        <th key={header.id} scope="col">
          {table.FlexRender({ header })}
        </th>
      ))}
    </tr>
  </thead>
);

/** The rows that the table finds, each with a cell of every column. */
export const TableBody = <Features extends TableFeatures, Data extends RowData>({
  table,
}: PartProps<Features, Data>) => (
  <tbody>
    {table.getRowModel().rows.map((row) => (
      <tr key={row.id}>
        {row.getAllCells().map((cell) => (
          <td key={cell.id}>{table.FlexRender({ cell })}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
