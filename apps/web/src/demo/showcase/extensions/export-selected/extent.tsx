import { Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { saveTable } from '../../../sheets/sheets.ts';

const towns = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Thika', 'Nyeri', 'Malindi'];
const orders = Array.from({ length: 40 }, (_, at) => [`KZ-${1001 + at}`, towns[at % 8] ?? '']);
const page = orders.slice(0, 10);
const found = orders.filter(([, town]) => town === 'Nairobi');

const extents = [
  { value: 'page', label: `This page, ${page.length}`, rows: page },
  { value: 'found', label: `What was found, ${found.length}`, rows: found },
  { value: 'all', label: `Everything, ${orders.length}`, rows: orders },
];

export default function Extent() {
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
