import { EmptyState } from '@kazi/ui/empty-state';
import { ErrorState } from '@kazi/ui/error-state';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import IconCopy from '#icons/IconCopy';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconPrinter from '#icons/IconPrinter';
import IconUsers from '#icons/IconUsers';
import { saveFile } from '../../../../shell/save-file.ts';
import { TableFrame, TableHead, TableTools } from '../../../parts/data-table/data-table.tsx';
import { type Employee, useStaff } from '../../../staff/staff.ts';

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
        <span role="status">{chosen.length === 0 ? 'None selected' : `${chosen.length} selected`}</span>
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
        <TableHead table={table} />
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
