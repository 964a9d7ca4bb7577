import '@mantine/core/styles/Chip.layer.css';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Chip, Group, Radio, Stack } from '@mantine/core';
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

export function ChosenExample() {
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

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Nyeri', 'Malindi'];
const orders = Array.from({ length: 40 }, (_, at) => [`KZ-${1001 + at}`, towns[at % 8] ?? '']);
const page = orders.slice(0, 10);
const found = orders.filter(([, town]) => town === 'Nairobi');

const extents = [
  { value: 'page', label: `This page, ${page.length}`, rows: page },
  { value: 'found', label: `What was found, ${found.length}`, rows: found },
  { value: 'all', label: `Everything, ${orders.length}`, rows: orders },
];

export function ExtentExample() {
  const [extent, setExtent] = useState('page');
  const rows = extents.find(({ value }) => value === extent)?.rows ?? [];
  return (
    <Stack gap="md">
      <Radio.Group label="Which orders" value={extent} onChange={setExtent}>
        <Stack gap="xs" mt="xs">
          {extents.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Button onClick={() => saveTable('orders', { kind: 'csv', headings: ['Order', 'Town'], rows })}>
        Save {rows.length} orders
      </Button>
    </Stack>
  );
}

const months = ['September', 'October', 'November'];

/** The button stays in use, and says what is missing: a grey one would leave people guessing. */
export function NothingChosenExample() {
  const [chosen, setChosen] = useState<string[]>([]);
  function save() {
    if (chosen.length === 0) toast({ message: 'Choose at least one month.', tone: 'WARNING' });
    else
      void saveTable('payslips', { kind: 'json', headings: ['Month'], rows: chosen.map((month) => [month]) });
  }
  return (
    <>
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap="xs" mb="md">
          {months.map((month) => (
            <Chip key={month} value={month}>
              {month}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Button variant="default" onClick={save}>
        Save the payslips
      </Button>
    </>
  );
}
