import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { useState } from 'react';
import { checkRow } from '../../../sheets/payments.ts';

/** A file from another system, with headings of its own. */
const headings = ['Payee', 'Mobile no.', 'Net pay', 'Branch'];
const rows = [
  ['Kamau Ndegwa', '0712 004 500', '18500', 'Thika'],
  ['Rehema Juma', '0734 887 120', '22150', 'Mombasa'],
];
const fields = ['name', 'phone', 'amount'] as const;

export default function MatchColumns() {
  const [from, setFrom] = useState({ name: 'Payee', phone: 'Mobile no.', amount: 'Branch' });
  const checked = rows.map((row, at) =>
    checkRow(Object.fromEntries(fields.map((field) => [field, row[headings.indexOf(from[field])]])), at + 2),
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }} mb="sm">
        {fields.map((field) => (
          <NativeSelect
            key={field}
            label={`Our ${field}`}
            description="is their column"
            data={headings}
            value={from[field]}
            onChange={({ currentTarget }) => setFrom({ ...from, [field]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <div role="status">
        {checked.map((row, at) => (
          <Text key={rows[at]?.[0]} size="sm" c={'problem' in row ? 'var(--kz-danger)' : 'inherit'}>
            {'problem' in row
              ? `Row ${row.problem.row}, ${row.problem.field}: ${row.problem.message}`
              : `${row.payment.name}, ${row.payment.phone}, KES ${row.payment.amount.toLocaleString('en')}`}
          </Text>
        ))}
      </div>
    </>
  );
}
