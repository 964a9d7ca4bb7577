import { RecordTable } from '@kazi/ui/record-table';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import classes from './sorted-table.module.css';

type Direction = 'asc' | 'desc';

/** How a list is sorted, and how that changes. */
export interface Sorting<Name extends string> {
  column: Name | undefined;
  direction: Direction;
  onSort: (column: Name, direction: Direction) => void;
}

export interface SortedColumn<Name extends string> {
  /** What its heading says. */
  label: string;
  /** Stands in its place. */
  heading?: ReactNode;
  /** What a click on the heading sorts by; left out where the list cannot be sorted so. */
  name?: Name;
  /** Lines up at its end; mark its cells `data-end`. */
  isAmount?: boolean;
  /** Shown only where the table has so much room. Mark its cells `data-room` alike. */
  room?: 'wide' | 'medium' | 'small';
  /** For screen readers alone: the column of buttons. */
  isHidden?: boolean;
}

interface SortedTableProps<Name extends string> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly SortedColumn<Name>[];
  sorting: Sorting<Name>;
  /** Columns that are left out, in the rows as well. */
  hidden?: readonly Name[];
  /** One `<tr>` per record, its first cell a `<th scope="row">`. */
  children: ReactNode;
}

/** Records in rows that the headings sort; on narrow screens, cards with a choice above them. */
export function SortedTable<Name extends string>({
  label,
  columns: all,
  sorting,
  hidden = [],
  children,
}: SortedTableProps<Name>) {
  const columns = all.filter(({ name }) => name === undefined || !hidden.includes(name));
  const at = columns.findIndex(({ name }) => name !== undefined && name === sorting.column);
  const direction = sorting.direction === 'desc' ? 'descending' : 'ascending';
  return (
    <>
      <SortChoice columns={columns} sorting={sorting} />
      <div className={classes.scroller}>
        <RecordTable
          label={label}
          sorted={at < 0 ? undefined : { column: at, direction }}
          columns={columns.map((column) => (
            <ColumnHead key={column.label} column={column} sorting={sorting} />
          ))}
        >
          {children}
        </RecordTable>
      </div>
    </>
  );
}

interface ColumnHeadProps<Name extends string> {
  column: SortedColumn<Name>;
  sorting: Sorting<Name>;
}

function ColumnHead<Name extends string>({ column, sorting }: ColumnHeadProps<Name>) {
  const { label, heading, name, isAmount, isHidden, room } = column;
  const marks = { ...(isAmount && { 'data-end': true }), ...(room && { 'data-room': room }) };
  if (heading) return heading;
  if (name === undefined) {
    return isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span {...marks}>{label}</span>;
  }
  const isSorted = sorting.column === name;
  const isDown = isSorted && sorting.direction === 'desc';
  const Arrow = isDown ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.button}
      data-sorted={isSorted || undefined}
      {...marks}
      onClick={() => sorting.onSort(name, isSorted && !isDown ? 'desc' : 'asc')}
    >
      {label}
      <Arrow className={classes.arrow} size={14} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

function SortChoice<Name extends string>({
  columns,
  sorting,
}: Omit<SortedTableProps<Name>, 'label' | 'children'>) {
  const { t } = useTranslation('demo');
  const choices = columns.flatMap(({ name, label }) =>
    name === undefined
      ? []
      : (['asc', 'desc'] as const).map((direction) => ({
          name,
          direction,
          value: `${name} ${direction}`,
          label: t(`parts.sort.${direction}`, { column: label }),
        })),
  );
  return (
    <NativeSelect
      className={classes.choice}
      label={t('parts.sort.by')}
      value={sorting.column ? `${sorting.column} ${sorting.direction}` : ''}
      data={[
        ...(sorting.column ? [] : [{ value: '', label: t('parts.sort.default') }]),
        ...choices.map(({ value, label }) => ({ value, label })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(({ value }) => value === currentTarget.value);
        if (chosen) sorting.onSort(chosen.name, chosen.direction);
      }}
    />
  );
}
