import { listStaff } from '@kazi/simulation/datatables';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  createColumnHelper,
  type PaginationState,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { answerOf } from '../../../calls/use-answer.ts';
import { TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import { type Employee, toEmployee } from '../../../staff/staff.ts';

const features = tableFeatures({ rowPaginationFeature });
const helper = createColumnHelper<typeof features, Employee>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('email', { header: 'E-mail' }),
  helper.accessor('age', { header: 'Age' }),
  helper.accessor('salary', {
    header: 'Salary',
    cell: ({ getValue }) => <Money amount={getValue()} currency="USD" />,
  }),
]);
const none: Employee[] = [];

/** Asks for one page at a time: what is searched and where one is goes along with the call. */
export default function Server() {
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
    features,
    columns,
    data: data?.rows ?? none,
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
            <thead>
              <tr>
                {table.getFlatHeaders().map((header) => (
                  <th key={header.id} scope="col">
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.getRowModel().rows.map((row) => (
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
