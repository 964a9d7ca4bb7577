import { ProgressBar } from '@kazi/ui/progress-bar';
import { toast } from '@kazi/ui/toast';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import IconBraces from '#icons/IconBraces';
import IconFileTypeCsv from '#icons/IconFileTypeCsv';
import IconFileTypeXls from '#icons/IconFileTypeXls';
import type { SheetKind } from '../../../sheets/messages.ts';
import { saveTable } from '../../../sheets/sheets.ts';

const headings = ['Invoice', 'Client', 'Town', 'KES'];
const rows = [
  ['INV-0311', 'Mawingu Studio', 'Nairobi', 48_000],
  ['INV-0312', 'Lakeside Timber', 'Kisumu', 126_500],
  ['INV-0313', 'Coast Fresh Produce', 'Mombasa', 23_750],
];
const kinds = [
  { kind: 'csv', label: 'CSV', icon: IconFileTypeCsv },
  { kind: 'xlsx', label: 'Excel', icon: IconFileTypeXls },
  { kind: 'json', label: 'JSON', icon: IconBraces },
] as const;

export function FormatsExample() {
  const [busy, setBusy] = useState<SheetKind>();
  async function save(kind: SheetKind) {
    setBusy(kind);
    try {
      await saveTable('invoices', { kind, headings, rows });
    } catch {
      toast({ message: 'The file could not be written.', tone: 'DANGER' });
    }
    setBusy(undefined);
  }
  return (
    <Group gap="xs">
      {kinds.map(({ kind, label, icon: Icon }) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<Icon size={16} stroke={1.6} />}
          loading={busy === kind}
          onClick={() => save(kind)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

const count = 200_000;
const rideHeadings = ['Ride', 'Rider', 'KES'];
const rides = () =>
  Array.from({ length: count }, (_, at) => [at + 1, `Rider ${(at % 400) + 1}`, 80 + ((at * 37) % 420)]);

/** Written beside the page, so that it answers meanwhile. */
export function LargeExample() {
  const [part, setPart] = useState<number>();
  const [said, setSaid] = useState('');
  async function save() {
    setPart(0);
    await saveTable(
      'rides',
      { kind: 'csv', headings: rideHeadings, rows: rides() },
      { onProgress: setPart },
    ).then(
      () => setSaid('The file is among your downloads.'),
      () => setSaid('The file could not be written.'),
    );
    setPart(undefined);
  }
  return (
    <>
      <Button mb="sm" disabled={part !== undefined} onClick={save}>
        Save {count.toLocaleString('en')} rides
      </Button>
      {part !== undefined && <ProgressBar value={part} max={1} label={`${Math.round(part * 100)} %`} />}
      <Text size="sm" role="status">
        {part === undefined ? said : 'Writing…'}
      </Text>
    </>
  );
}

const all = { Name: 'Zawadi Mumo', Phone: '0722 451 009', Town: 'Machakos', Balance: 14_250 };
const formats = ['csv', 'xlsx', 'json'] as const;

export function ChoicesExample() {
  const [name, setName] = useState('customers');
  const [kind, setKind] = useState<(typeof formats)[number]>('csv');
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
        data={[...formats]}
        value={kind}
        onChange={({ currentTarget }) => setKind(formats.find((one) => one === currentTarget.value) ?? 'csv')}
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
