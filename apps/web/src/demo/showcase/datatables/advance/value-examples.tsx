import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { createColumnHelper, metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import IconPencil from '#icons/IconPencil';
import { TableBody, TableFrame, TableHead } from '../../../parts/data-table/data-table.tsx';

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
