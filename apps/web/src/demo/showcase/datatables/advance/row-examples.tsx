import '@mantine/core/styles/SimpleGrid.layer.css';
import { Avatar } from '@kazi/ui/avatar';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { ActionIcon, Group, SimpleGrid, UnstyledButton } from '@mantine/core';
import {
  aggregationFn_sum,
  columnFilteringFeature,
  columnGroupingFeature,
  createColumnHelper,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  filterFn_includesString,
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
import { Fragment, useRef } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import IconChevronUp from '#icons/IconChevronUp';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { SortHead, TableFrame, TableHead, TableTools } from '../../../parts/data-table/data-table.tsx';
import { useDayFormat } from '../../../parts/use-day-format.ts';
import { type Employee, nobody, useStaff } from '../../../staff/staff.ts';
import { type Payment, payments } from './payments.ts';

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
