import { listStaff } from '@kazi/simulation/datatables';
import { EmptyState } from '@kazi/ui/empty-state';
import { ErrorState } from '@kazi/ui/error-state';
import { Money } from '@kazi/ui/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, SegmentedControl } from '@mantine/core';
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
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import IconCopy from '#icons/IconCopy';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconPrinter from '#icons/IconPrinter';
import IconUsers from '#icons/IconUsers';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { SearchField } from '../../../../shell/page/search-field.tsx';
import { saveFile } from '../../../../shell/save-file.ts';
import { answerOf } from '../../../calls/use-answer.ts';
import { SortHead, TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { NumberedPages } from '../../../parts/numbered-pages.tsx';
import { type Employee, toEmployee, useStaff } from '../../../staff/staff.ts';
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
const nobody: Employee[] = [];

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

interface Order {
  id: string;
  customer: string;
  town: string;
  state: 'New' | 'Packed';
}

const orders: Order[] = [
  { id: 'KZ-1051', customer: 'Achieng Odhiambo', town: 'Kisumu', state: 'New' },
  { id: 'KZ-1052', customer: 'Baraka Mwangi', town: 'Nairobi', state: 'New' },
  { id: 'KZ-1053', customer: 'Fatuma Hassan', town: 'Mombasa', state: 'Packed' },
  { id: 'KZ-1054', customer: 'Kiprono Cheruiyot', town: 'Eldoret', state: 'New' },
  { id: 'KZ-1055', customer: 'Njeri Kariuki', town: 'Nakuru', state: 'New' },
];

const selectionFeatures = tableFeatures({ rowSelectionFeature });
const selectionHelper = createColumnHelper<typeof selectionFeatures, Order>();
const selectionColumns = selectionHelper.columns([
  selectionHelper.display({
    id: 'select',
    header: ({ table }) => (
      <Checkbox
        size="xs"
        aria-label="Select all orders"
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={() => table.toggleAllRowsSelected()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        size="xs"
        aria-label={`Select ${row.original.id}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  selectionHelper.accessor('id', { header: 'Order' }),
  selectionHelper.accessor('customer', { header: 'Customer' }),
  selectionHelper.accessor('town', { header: 'Town' }),
  selectionHelper.accessor('state', { header: 'State' }),
]);

export function SelectionExample() {
  const [data, setData] = useState(orders);
  const table = useTable({
    features: selectionFeatures,
    columns: selectionColumns,
    data,
    getRowId: ({ id }) => id,
  });
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);

  /** Puts what was chosen otherwise, and says how to take that back. */
  function change(next: Order[], message: string) {
    setData(next);
    table.resetRowSelection();
    toast({ message, action: { label: 'Undo', run: () => setData(data) } });
  }
  const pack = () =>
    change(
      data.map((order) => (chosen.includes(order) ? { ...order, state: 'Packed' } : order)),
      `${chosen.length} packed.`,
    );
  const remove = () =>
    change(
      data.filter((order) => !chosen.includes(order)),
      `${chosen.length} removed.`,
    );
  return (
    <>
      <TableTools>
        <span role="status">{chosen.length === 0 ? 'Nothing is selected' : `${chosen.length} selected`}</span>
        <Button size="compact-sm" variant="default" disabled={chosen.length === 0} onClick={pack}>
          Mark as packed
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={chosen.length === 0}
          onClick={remove}
        >
          Remove
        </Button>
      </TableTools>
      <TableFrame label="Orders">
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
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
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

const headings = { name: 'Name', post: 'Post', city: 'Town', email: 'E-mail' } as const;
const names = ['name', 'post', 'city', 'email'] as const;

const fieldsOf = (people: readonly Employee[]) => ({
  fields: Object.values(headings),
  data: people.map((person) => names.map((name) => person[name])),
});

/** What writes the files is fetched with the first click. */
async function save(people: readonly Employee[]) {
  const { unparse } = await import('papaparse');
  saveFile(
    new File([unparse(fieldsOf(people), { escapeFormulae: true })], 'staff.csv', { type: 'text/csv' }),
  );
}

async function copy(people: readonly Employee[]) {
  const { unparse } = await import('papaparse');
  await navigator.clipboard.writeText(unparse(fieldsOf(people), { delimiter: '\t' }));
  toast({ message: `${people.length} rows were copied: a spreadsheet takes them as cells.` });
}

export function TakeAlongExample() {
  const { data = [] } = useStaff();
  const people = data.slice(0, 6);
  return (
    <>
      <TableTools>
        <Button
          variant="default"
          leftSection={<IconFileTypeCsv size={16} stroke={1.6} />}
          onClick={() => save(data)}
        >
          CSV of all {data.length}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.6} />}
          onClick={() =>
            copy(people).catch(() => toast({ message: 'They could not be copied.', tone: 'WARNING' }))
          }
        >
          Copy these {people.length}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.6} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </TableTools>
      <TableFrame label="Staff to take along">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {headings[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              {names.map((name) => (
                <td key={name}>{person[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

const people = [
  ['Wanjiku Njoroge', 'Accountant'],
  ['Otieno Ouma', 'Fleet Manager'],
];

export function StatesExample() {
  const [state, setState] = useState('loading');
  return (
    <>
      <SegmentedControl
        mb="sm"
        size="xs"
        aria-label="State of the table"
        data={[
          { value: 'loading', label: 'Loading' },
          { value: 'empty', label: 'Empty' },
          { value: 'failed', label: 'Failed' },
          { value: 'filled', label: 'Filled' },
        ]}
        value={state}
        onChange={setState}
      />
      {state === 'loading' && <SkeletonRows rows={4} height={40} label="Loading the staff" />}
      {state === 'empty' && (
        <EmptyState
          icon={<IconUsers size={24} stroke={1.6} />}
          title="Nobody works here yet"
          message="People appear once they have accepted their invitation."
          action={<Button onClick={() => setState('filled')}>Invite someone</Button>}
        />
      )}
      {state === 'failed' && (
        <ErrorState
          title="The staff could not be loaded"
          message="The server did not answer. Nothing was lost."
          action={
            <Button variant="default" onClick={() => setState('filled')}>
              Try again
            </Button>
          }
        />
      )}
      {state === 'filled' && (
        <TableFrame label="Staff of the branch">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Post</th>
            </tr>
          </thead>
          <tbody>
            {people.map(([name, post]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{post}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </>
  );
}
