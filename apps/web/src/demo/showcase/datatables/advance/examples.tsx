import '@mantine/core/styles/SimpleGrid.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import {
  ActionIcon,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import {
  aggregationFn_sum,
  type Column,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  filterFn_equals,
  filterFn_includesString,
  filterFn_inNumberRange,
  globalFilteringFeature,
  metaHelper,
  rowAggregationFeature,
  rowExpandingFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef, useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import IconPencil from '#icons/IconPencil';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import {
  SortHead,
  TableBody,
  TableFrame,
  TableHead,
  TableTools,
} from '../../../parts/data-table/data-table.tsx';
import { useDayFormat } from '../../../parts/use-day-format.ts';
import { type Employee, nobody, statuses, useStaff } from '../../../staff/staff.ts';
import { StaffStatus } from '../../../staff/staff-status.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type Payment, payments } from './payments.ts';

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

const virtualFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  columnMeta: metaHelper<{ isAmount?: boolean }>(),
});
const virtualHelper = createColumnHelper<typeof virtualFeatures, Payment>();
const virtualColumns = virtualHelper.columns([
  virtualHelper.accessor('number', { header: 'Number', sortFn: sortFn_basic }),
  virtualHelper.accessor('receiver', { header: 'Receiver', sortFn: sortFn_basic }),
  virtualHelper.accessor('town', { header: 'Town', sortFn: sortFn_basic }),
  virtualHelper.accessor('amount', {
    header: 'Amount',
    sortFn: sortFn_basic,
    meta: { isAmount: true },
    cell: ({ getValue }) => formatMoney(getValue() * 100, 'KES', 'en'),
  }),
]);
const manyPayments = payments(100_000);
const rowHeight = 37;

/** Only the rows in sight are in the document; a row above and one below them keep the room of the others. */
export function VirtualExample() {
  const scroller = useRef<HTMLElement>(null);
  const table = useTable({
    features: virtualFeatures,
    columns: virtualColumns,
    data: manyPayments,
    globalFilterFn: 'includesString',
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <TableTools>
        <SearchField
          label="Search the payments"
          value={table.state.globalFilter}
          onSearch={(words) => table.setGlobalFilter(words)}
        />
        <span role="status">{rows.length.toLocaleString('en')} payments</span>
      </TableTools>
      <TableFrame label="Payments" height={420} fixed rows={rows.length + 1} scroller={scroller}>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <SortHead
                key={header.id}
                isAmount={header.column.columnDef.meta?.isAmount}
                sorted={header.column.getIsSorted()}
                onSort={() => header.column.toggleSorting()}
              >
                <table.FlexRender header={header} />
              </SortHead>
            ))}
          </tr>
        </thead>
        <Room size={above} />
        <tbody>
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr key={row.id} aria-rowindex={index + 2}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} data-end={cell.column.columnDef.meta?.isAmount}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
        <Room size={below} />
      </TableFrame>
    </>
  );
}

const Room = ({ size }: { size: number }) =>
  size > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={virtualColumns.length} style={{ blockSize: size }} />
      </tr>
    </tbody>
  );

const groupFeatures = tableFeatures({
  columnGroupingFeature,
  rowAggregationFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  groupedRowModel: createGroupedRowModel(),
  aggregationFns: { sum: aggregationFn_sum },
});
const groupHelper = createColumnHelper<typeof groupFeatures, Employee>();
const groupColumns = groupHelper.columns([
  groupHelper.accessor('city', { header: 'Town' }),
  groupHelper.accessor('name', { header: 'Name' }),
  groupHelper.accessor('post', { header: 'Post' }),
  groupHelper.accessor('salary', { header: 'Salary', aggregationFn: 'sum' }),
]);

export function GroupedExample() {
  const { data = nobody } = useStaff();
  const table = useTable({
    features: groupFeatures,
    columns: groupColumns,
    data,
    initialState: { grouping: ['city'], expanded: { 'city:Nairobi': true } },
  });
  return (
    <TableFrame label="Staff by town" height={420}>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <th key={header.id} scope="col" data-end={header.id === 'salary' || undefined}>
              <table.FlexRender header={header} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) =>
          row.getIsGrouped() ? (
            <tr key={row.id}>
              <th scope="rowgroup" colSpan={3}>
                <UnstyledButton
                  fz="sm"
                  fw={500}
                  aria-expanded={row.getIsExpanded()}
                  onClick={row.getToggleExpandedHandler()}
                >
                  {row.getIsExpanded() ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}{' '}
                  {row.original.city}, {row.subRows.length}
                </UnstyledButton>
              </th>
              <td data-end>
                <Money amount={row.getValue('salary')} currency="USD" />
              </td>
            </tr>
          ) : (
            <tr key={row.id}>
              <td />
              <td>{row.original.name}</td>
              <td>{row.original.post}</td>
              <td data-end>
                <Money amount={row.original.salary} currency="USD" />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </TableFrame>
  );
}

const detailFeatures = tableFeatures({ rowExpandingFeature });
const detailHelper = createColumnHelper<typeof detailFeatures, Employee>();
const detailColumns = detailHelper.columns([
  detailHelper.display({
    id: 'open',
    header: 'More',
    cell: ({ row }) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`More about ${row.original.name}`}
        aria-expanded={row.getIsExpanded()}
        onClick={row.getToggleExpandedHandler()}
      >
        {row.getIsExpanded() ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
      </ActionIcon>
    ),
  }),
  detailHelper.accessor('name', { header: 'Name' }),
  detailHelper.accessor('post', { header: 'Post' }),
  detailHelper.accessor('city', { header: 'Town' }),
]);
const rowsShown = 5;

export function DetailsExample() {
  const { data = nobody } = useStaff();
  const table = useTable({
    features: detailFeatures,
    columns: detailColumns,
    data,
    getRowCanExpand: () => true,
    initialState: { expanded: { 0: true } },
  });
  return (
    <TableFrame label="Staff with details">
      <TableHead table={table} />
      <tbody>
        {table
          .getRowModel()
          .rows.slice(0, rowsShown)
          .map((row) => (
            <Fragment key={row.id}>
              <tr>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
              {row.getIsExpanded() && (
                <tr>
                  <td colSpan={detailColumns.length}>
                    <Detail person={row.original} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
      </tbody>
    </TableFrame>
  );
}

function Detail({ person }: { person: Employee }) {
  const day = useDayFormat();
  return (
    <Group align="flex-start" gap="lg" p="sm">
      <Avatar name={person.name} size={44} decorative />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={4}>
        <span>{person.email}</span>
        <span>Since {day(person.start)}</span>
        <span>
          <Money amount={person.salary} currency="USD" /> a month
        </span>
        <span>{person.age} years old</span>
      </SimpleGrid>
    </Group>
  );
}

interface Supplier {
  id: string;
  name: string;
  contact: string;
  phone: string;
}

const suppliers: Supplier[] = [
  { id: 'S-01', name: 'Rift Valley Packaging', contact: 'Chebet Rono', phone: '0722 410 118' },
  { id: 'S-02', name: 'Lakeside Timber', contact: 'Ochieng Were', phone: '0733 902 645' },
  { id: 'S-03', name: 'Coast Fresh Produce', contact: 'Zainab Omar', phone: '0711 377 204' },
];

const editFeatures = tableFeatures({
  tableMeta: metaHelper<{ change: (id: string, changed: Partial<Supplier>) => void }>(),
});
const editHelper = createColumnHelper<typeof editFeatures, Supplier>();
const editColumns = editHelper.columns(
  (['name', 'contact', 'phone'] as const).map((field) =>
    editHelper.accessor(field, {
      header: { name: 'Supplier', contact: 'Contact', phone: 'Phone' }[field],
      cell: ({ row, getValue, table }) => (
        <EditedCell
          label={`${field} of ${row.id}`}
          value={getValue()}
          onSave={(value) => table.options.meta?.change(row.id, { [field]: value })}
        />
      ),
    }),
  ),
);

export function EditExample() {
  const [data, setData] = useState(suppliers);
  function change(id: string, changed: Partial<Supplier>) {
    setData(data.map((one) => (one.id === id ? { ...one, ...changed } : one)));
    toast({ message: `${id} was saved.`, action: { label: 'Undo', run: () => setData(data) } });
  }
  const table = useTable({
    features: editFeatures,
    columns: editColumns,
    data,
    getRowId: ({ id }) => id,
    meta: { change },
  });
  return (
    <TableFrame label="Suppliers, edited in place">
      <TableHead table={table} />
      <TableBody table={table} />
    </TableFrame>
  );
}

interface EditedCellProps {
  label: string;
  value: string;
  onSave: (value: string) => void;
}

/** A value that becomes a field when clicked. Enter and leaving it save, Escape does not. */
function EditedCell({ label, value, onSave }: EditedCellProps) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined)
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        rightSection={<IconPencil size={14} stroke={1.6} aria-hidden="true" />}
        aria-label={`Edit ${label}: ${value}`}
        onClick={() => setTyped(value)}
      >
        {value}
      </Button>
    );
  const isBlank = typed.trim() === '';
  function finish() {
    if (typed === undefined || isBlank) return;
    setTyped(undefined);
    if (typed.trim() !== value) onSave(typed.trim());
  }
  return (
    <TextInput
      size="xs"
      autoFocus
      aria-label={label}
      value={typed}
      error={isBlank && 'Write something, or press Escape.'}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => (isBlank ? setTyped(undefined) : finish())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
        if (key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
