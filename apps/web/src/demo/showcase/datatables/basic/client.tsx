import { Money } from '@kazi/ui/money';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { SortHead, TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import { type Employee, useStaff } from '../../../staff/staff.ts';
import { StaffStatus } from '../../../staff/staff-status.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text },
  columnMeta: metaHelper<{ isAmount?: boolean }>(),
});
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Name', sortFn: 'text' }),
  helper.accessor('post', { header: 'Post', sortFn: 'text' }),
  helper.accessor('city', { header: 'Town', sortFn: 'text' }),
  helper.accessor('start', { header: 'Since', sortFn: 'text' }),
  helper.accessor('salary', {
    header: 'Salary',
    meta: { isAmount: true },
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
  helper.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StaffStatus status={getValue()} />,
  }),
]);
const none: Employee[] = [];

export default function Client() {
  const { data = none } = useStaff();
  const table = useTable({
    features,
    columns,
    data,
    globalFilterFn: 'includesString',
    initialState: { sorting: [{ id: 'name', desc: false }] },
  });
  const { globalFilter, pagination } = table.state;
  return (
    <>
      <TableTools>
        <SearchField
          label="Search the staff"
          value={globalFilter}
          onSearch={(words) => table.setGlobalFilter(words)}
        />
      </TableTools>
      <TableFrame label="Staff">
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
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-end={cell.column.columnDef.meta?.isAmount}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <NumberedPages
        what="people"
        page={pagination.pageIndex + 1}
        perPage={pagination.pageSize}
        total={table.getFilteredRowModel().rows.length}
        onPage={(page) => table.setPageIndex(page - 1)}
        onPerPage={(perPage) => table.setPageSize(perPage)}
      />
    </>
  );
}
