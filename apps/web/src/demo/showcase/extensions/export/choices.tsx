import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { saveTable } from '../../../sheets/sheets.ts';

const all = { Name: 'Zawadi Mumo', Phone: '0722 451 009', Town: 'Machakos', Balance: 14_250 };
const kinds = ['csv', 'xlsx', 'json'] as const;

export default function Choices() {
  const [name, setName] = useState('customers');
  const [kind, setKind] = useState<(typeof kinds)[number]>('csv');
  const [columns, setColumns] = useState(['Name', 'Balance']);
  const chosen = Object.entries(all).filter(([column]) => columns.includes(column));
  const isReady = name.trim() !== '' && chosen.length > 0;
  return (
    <Stack gap="sm">
      <TextInput
        label="Name of the file"
        value={name}
        error={name.trim() === '' && 'Give it a name.'}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        label="Format"
        data={[...kinds]}
        value={kind}
        onChange={({ currentTarget }) => setKind(kinds.find((one) => one === currentTarget.value) ?? 'csv')}
      />
      <Checkbox.Group
        label="Columns"
        value={columns}
        onChange={setColumns}
        error={chosen.length === 0 && 'Choose at least one.'}
      >
        <Group mt={6}>
          {Object.keys(all).map((column) => (
            <Checkbox key={column} size="xs" value={column} label={column} />
          ))}
        </Group>
      </Checkbox.Group>
      <Button
        disabled={!isReady}
        onClick={() =>
          saveTable(name.trim(), {
            kind,
            headings: chosen.map(([column]) => column),
            rows: [chosen.map(([, value]) => value)],
          })
        }
      >
        Save the file
      </Button>
    </Stack>
  );
}
