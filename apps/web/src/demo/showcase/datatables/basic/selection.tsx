import { toast } from '@kazi/ui/toast';
import { Button, Checkbox } from '@mantine/core';
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import { TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';

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

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns([
  helper.display({
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
  helper.accessor('id', { header: 'Order' }),
  helper.accessor('customer', { header: 'Customer' }),
  helper.accessor('town', { header: 'Town' }),
  helper.accessor('state', { header: 'State' }),
]);

export default function Selection() {
  const [data, setData] = useState(orders);
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id });
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
