import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  type Column,
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  filterFn_equals,
  filterFn_includesString,
  filterFn_inNumberRange,
  metaHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import { type Employee, statuses, useStaff } from '../../../staff/staff.ts';
import { StaffStatus } from '../../../staff/staff-status.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: {
    includesString: filterFn_includesString,
    inNumberRange: filterFn_inNumberRange,
    equals: filterFn_equals,
  },
  columnMeta: metaHelper<{ label: string; filter: 'text' | 'least' | 'status' }>(),
});
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.accessor('name', { filterFn: 'includesString', meta: { label: 'Name', filter: 'text' } }),
  helper.accessor('post', { filterFn: 'includesString', meta: { label: 'Post', filter: 'text' } }),
  helper.accessor('city', { filterFn: 'includesString', meta: { label: 'Town', filter: 'text' } }),
  helper.accessor('age', { filterFn: 'inNumberRange', meta: { label: 'Age', filter: 'least' } }),
  helper.accessor('status', {
    filterFn: 'equals',
    meta: { label: 'Status', filter: 'status' },
    cell: ({ getValue }) => <StaffStatus status={getValue()} />,
  }),
]);
const none: Employee[] = [];
const choices = Object.entries(statuses).map(([value, { name }]) => ({ value, label: name }));

/** The field that narrows by a column: what it asks depends on what the column holds. */
function ColumnFilter({ column }: { column: Column<typeof features, Employee, unknown> }) {
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

export default function ColumnFilters() {
  const { data = none } = useStaff();
  const table = useTable({ features, columns, data });
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
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p role="status">
        {rows.length} of {data.length} people
      </p>
    </>
  );
}
