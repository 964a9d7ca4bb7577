import { Money } from '@kazi/ui/money';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  type Column,
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  filterFn_equals,
  filterFn_includesString,
  filterFn_inNumberRange,
  metaHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { TableBody, TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { type Employee, nobody, statuses, useStaff } from '../../../staff/staff.ts';
import { StaffStatus } from '../../../staff/staff-status.tsx';
import { ColumnChoice } from './column-choice.tsx';

const filterFeatures = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: {
    includesString: filterFn_includesString,
    inNumberRange: filterFn_inNumberRange,
    equals: filterFn_equals,
  },
  columnMeta: metaHelper<{ label: string; filter: 'text' | 'least' | 'status' }>(),
});
const filterHelper = createColumnHelper<typeof filterFeatures, Employee>();
const filterColumns = filterHelper.columns([
  filterHelper.accessor('name', { filterFn: 'includesString', meta: { label: 'Name', filter: 'text' } }),
  filterHelper.accessor('post', { filterFn: 'includesString', meta: { label: 'Post', filter: 'text' } }),
  filterHelper.accessor('city', { filterFn: 'includesString', meta: { label: 'Town', filter: 'text' } }),
  filterHelper.accessor('age', { filterFn: 'inNumberRange', meta: { label: 'Age', filter: 'least' } }),
  filterHelper.accessor('status', {
    filterFn: 'equals',
    meta: { label: 'Status', filter: 'status' },
    cell: ({ getValue }) => <StaffStatus status={getValue()} />,
  }),
]);
const choices = Object.entries(statuses).map(([value, { name }]) => ({ value, label: name }));

/** The field that narrows by a column: what it asks depends on what the column holds. */
function ColumnFilter({ column }: { column: Column<typeof filterFeatures, Employee, unknown> }) {
  const { label = '', filter } = column.columnDef.meta ?? {};
  const set = column.setFilterValue;
  if (filter === 'status')
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        data={[{ value: '', label: 'All' }, ...choices]}
        onChange={({ currentTarget: { value } }) => set(value ? Number(value) : undefined)}
      />
    );
  if (filter === 'least')
    return (
      <NumberInput
        size="xs"
        w={96}
        aria-label={`${label}, at least`}
        placeholder="from"
        onChange={(least) => set(least === '' ? undefined : [Number(least), undefined])}
      />
    );
  return (
    <TextInput
      size="xs"
      miw={110}
      aria-label={label}
      placeholder="contains"
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

export function ColumnFiltersExample() {
  const { data = nobody } = useStaff();
  const table = useTable({ features: filterFeatures, columns: filterColumns, data });
  const { rows } = table.getRowModel();
  return (
    <>
      <TableFrame label="Staff by column" height={420}>
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ id, column }) => (
              <th key={id} scope="col">
                {column.columnDef.meta?.label}
                <ColumnFilter column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <TableBody table={table} />
      </TableFrame>
      <p role="status">
        {rows.length} of {data.length} people
      </p>
    </>
  );
}

const choiceFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const choiceHelper = createColumnHelper<typeof choiceFeatures, Employee>();
const choiceColumns = choiceHelper.columns([
  choiceHelper.accessor('name', { header: 'Name', size: 180, enableHiding: false }),
  choiceHelper.accessor('post', { header: 'Post', size: 190 }),
  choiceHelper.accessor('email', { header: 'E-mail', size: 250 }),
  choiceHelper.accessor('city', { header: 'Town', size: 130 }),
  choiceHelper.accessor('start', { header: 'Since', size: 130 }),
  choiceHelper.accessor('experience', { header: 'Experience', size: 130 }),
  choiceHelper.accessor('salary', {
    header: 'Salary',
    size: 150,
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
]);

export function ColumnsExample() {
  const { data = nobody } = useStaff();
  const table = useTable({
    features: choiceFeatures,
    columns: choiceColumns,
    data,
    initialState: { columnPinning: { start: ['name'], end: [] } },
  });
  const all = table.getAllLeafColumns();
  const columnOf = (id: string) => table.getColumn(id);
  const placed = (column: (typeof all)[number]) => ({
    'data-pinned': column.getIsPinned() || undefined,
    style: {
      inlineSize: column.getSize(),
      minInlineSize: column.getSize(),
      insetInlineStart: column.getIsPinned() ? column.getStart('start') : undefined,
    },
  });
  return (
    <>
      <TableTools>
        <ColumnChoice
          columns={all.map((column) => ({
            id: column.id,
            name: String(column.columnDef.header),
            isShown: column.getIsVisible(),
            isKept: !column.getCanHide(),
            isPinned: Boolean(column.getIsPinned()),
          }))}
          onShow={(id) => columnOf(id)?.toggleVisibility()}
          onPin={(id) => columnOf(id)?.pin(columnOf(id)?.getIsPinned() ? false : 'start')}
          onOrder={(ids) => table.setColumnOrder(ids)}
        />
      </TableTools>
      <TableFrame label="Staff with columns of choice" height={360}>
        <thead>
          <tr>
            {table
              .getFlatHeaders()
              .filter(({ column }) => column.getIsVisible())
              .map((header) => (
                <th key={header.id} scope="col" {...placed(header.column)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {table
            .getRowModel()
            .rows.slice(0, 12)
            .map((row) => (
              <tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} {...placed(cell.column)}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </TableFrame>
    </>
  );
}
