import { listStaff } from '@kazi/simulation/datatables';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  metaHelper,
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { answerOf } from '../../../calls/use-answer.ts';
import {
  SortHead,
  TableBody,
  TableFrame,
  TableHead,
  TableTools,
} from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import { type Employee, nobody, toEmployee, useStaff } from '../../../staff/staff.ts';
import { StaffStatus } from '../../../staff/staff-status.tsx';

const clientFeatures = tableFeatures({
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
const clientHelper = createColumnHelper<typeof clientFeatures, Employee>();
const clientColumns = clientHelper.columns([
  clientHelper.accessor('name', { header: 'Name', sortFn: 'text' }),
  clientHelper.accessor('post', { header: 'Post', sortFn: 'text' }),
  clientHelper.accessor('city', { header: 'Town', sortFn: 'text' }),
  clientHelper.accessor('start', { header: 'Since', sortFn: 'text' }),
  clientHelper.accessor('salary', {
    header: 'Salary',
    meta: { isAmount: true },
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
  clientHelper.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StaffStatus status={getValue()} />,
  }),
]);

export function ClientExample() {
  const { data = nobody } = useStaff();
  const table = useTable({
    features: clientFeatures,
    columns: clientColumns,
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

const serverFeatures = tableFeatures({ rowPaginationFeature });
const serverHelper = createColumnHelper<typeof serverFeatures, Employee>();
const serverColumns = serverHelper.columns([
  serverHelper.accessor('name', { header: 'Name' }),
  serverHelper.accessor('email', { header: 'E-mail' }),
  serverHelper.accessor('age', { header: 'Age' }),
  serverHelper.accessor('salary', {
    header: 'Salary',
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
]);

/** Asks for one page at a time: what is searched and where one is goes along with the call. */
export function ServerExample() {
  const [q, setWords] = useState<string>();
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize: 10 });
  const { pageIndex, pageSize } = pagination;
  const asked = { page: pageIndex + 1, perPage: pageSize, ...(q && { q }) };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...answerOf(listStaff, asked),
    placeholderData: keepPreviousData,
    select: ({ invoices, total }) => ({ rows: invoices.map(toEmployee), total }),
  });
  const table = useTable({
    features: serverFeatures,
    columns: serverColumns,
    data: data?.rows ?? nobody,
    rowCount: data?.total ?? 0,
    manualPagination: true,
    state: { pagination },
    onPaginationChange: setPagination,
  });
  const search = (words: string | undefined) => {
    setWords(words);
    table.setPageIndex(0);
  };
  if (error) return <FailedState error={error} onRetry={refetch} />;
  return (
    <>
      <TableTools>
        <SearchField label="Search on the server" value={q} onSearch={search} />
      </TableTools>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <TableFrame label="Staff, one page at a time">
            <TableHead table={table} />
            <TableBody table={table} />
          </TableFrame>
        </div>
      ) : (
        <SkeletonRows rows={10} height={38} label="Loading the staff" />
      )}
      <NumberedPages
        what="people"
        page={pageIndex + 1}
        perPage={pageSize}
        total={table.getRowCount()}
        onPage={(page) => table.setPageIndex(page - 1)}
        onPerPage={(perPage) => table.setPageSize(perPage)}
      />
    </>
  );
}
