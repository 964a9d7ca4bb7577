import { formatMoney } from '@kazi/ui/money-format';
import { Button, FileButton, Group, List, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useState } from 'react';
import IconUpload from '#icons/IconUpload';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import type { ReadFile } from '../../../sheets/messages.ts';
import { readPayments } from '../../../sheets/sheets.ts';

const sample = `Name,Phone,Amount
Wafula Barasa,0712 345 678,4500
Nyambura Gitau,0733 120 904,12000
,0711 000 111,300
Salim Bakari,12345,800
Chelimo Kiptoo,0722 660 018,two thousand
`;

export default function AnyFile() {
  const [read, setRead] = useState<ReadFile>();
  const [failure, setFailure] = useState<string>();

  async function take(file: File | null) {
    if (!file) return;
    setFailure(undefined);
    try {
      setRead(await readPayments(file));
    } catch (error) {
      setRead(undefined);
      setFailure(error instanceof Error ? error.message : 'The file could not be read.');
    }
  }
  return (
    <>
      <Group gap="xs" mb="sm">
        <FileButton accept=".csv,.xlsx,.json" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} stroke={1.6} />}>
              Choose a file
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => take(new File([sample], 'payments.csv'))}>
          Take a sample
        </Button>
        <Text size="sm" c="dimmed">
          CSV, XLSX or JSON with name, phone, amount
        </Text>
      </Group>
      {failure && (
        <Text size="sm" c="var(--kz-danger)" role="alert">
          {failure}
        </Text>
      )}
      {read && (
        <>
          <Text size="sm" mb="xs" role="status">
            {read.payments.length} rows are right, {read.problems.length} are not.
          </Text>
          <List size="sm" mb="sm">
            {read.problems.slice(0, 20).map(({ row, field, message }) => (
              <List.Item key={row}>
                Row {row}, {field}: {message}
              </List.Item>
            ))}
          </List>
          <TableFrame label="Payments of the file" height={300}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Phone</th>
                <th scope="col" data-end>
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {read.payments.slice(0, 100).map(({ name, phone, amount }) => (
                <tr key={`${name} ${phone}`}>
                  <th scope="row">{name}</th>
                  <td>{phone}</td>
                  <td data-end>{formatMoney(amount * 100, 'KES', 'en')}</td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </>
      )}
    </>
  );
}
