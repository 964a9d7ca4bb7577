import { formatMoney } from '@kazi/ui/money-format';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { TableFrame, TableTools } from '../../../parts/data-table/data-table.tsx';
import { saveTable } from '../../../sheets/sheets.ts';

const invoices = [
  { id: 'INV-0311', client: 'Mawingu Studio', amount: 48_000 },
  { id: 'INV-0312', client: 'Lakeside Timber', amount: 126_500 },
  { id: 'INV-0313', client: 'Coast Fresh Produce', amount: 23_750 },
  { id: 'INV-0314', client: 'Savanna Freight', amount: 310_000 },
];
const ids = invoices.map(({ id }) => id);

export default function Chosen() {
  const [chosen, setChosen] = useState(['INV-0312']);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const rows = invoices
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, client, amount }) => [id, client, amount]);
  const save = (kind: 'csv' | 'xlsx') =>
    saveTable('invoices', { kind, headings: ['Invoice', 'Client', 'KES'], rows });
  return (
    <>
      <TableTools>
        <span role="status">{chosen.length} selected</span>
        <Button size="compact-sm" variant="default" disabled={rows.length === 0} onClick={() => save('csv')}>
          CSV
        </Button>
        <Button size="compact-sm" variant="default" disabled={rows.length === 0} onClick={() => save('xlsx')}>
          Excel
        </Button>
      </TableTools>
      <TableFrame label="Invoices">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                size="xs"
                aria-label="Select all invoices"
                checked={chosen.length === ids.length}
                indeterminate={chosen.length > 0 && chosen.length < ids.length}
                onChange={() => setChosen(chosen.length === ids.length ? [] : ids)}
              />
            </th>
            <th scope="col">Invoice</th>
            <th scope="col">Client</th>
            <th scope="col" data-end>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, client, amount }) => (
            <tr key={id} data-selected={chosen.includes(id) || undefined}>
              <td>
                <Checkbox
                  size="xs"
                  aria-label={`Select ${id}`}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              </td>
              <td>{id}</td>
              <td>{client}</td>
              <td data-end>{formatMoney(amount * 100, 'KES', 'en')}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
