import { formatMoney } from '@kazi/ui/money-format';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  metaHelper,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { SortHead, TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { type Payment, payments } from './payments.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  columnMeta: metaHelper<{ isAmount?: boolean }>(),
});
const helper = createColumnHelper<typeof features, Payment>();
const columns = helper.columns([
  helper.accessor('number', { header: 'Number', sortFn: sortFn_basic }),
  helper.accessor('receiver', { header: 'Receiver', sortFn: sortFn_basic }),
  helper.accessor('town', { header: 'Town', sortFn: sortFn_basic }),
  helper.accessor('amount', {
    header: 'Amount',
    sortFn: sortFn_basic,
    meta: { isAmount: true },
    cell: ({ getValue }) => formatMoney(getValue() * 100, 'KES', 'en'),
  }),
]);
const data = payments(100_000);
const rowHeight = 37;

/** Only the rows in sight are in the document; a row above and one below them keep the room of the others. */
export default function Virtual() {
  const scroller = useRef<HTMLElement>(null);
  const table = useTable({ features, columns, data, globalFilterFn: 'includesString' });
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
        <td colSpan={columns.length} style={{ blockSize: size }} />
      </tr>
    </tbody>
  );
