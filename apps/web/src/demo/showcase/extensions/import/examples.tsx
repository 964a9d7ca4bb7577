import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { formatMoney } from '@kazi/ui/money-format';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button, FileButton, Group, List, NativeSelect, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import IconUpload from '#icons/IconUpload';
import { TableFrame } from '../../../parts/data-table/data-table.tsx';
import type { ReadFile } from '../../../sheets/messages.ts';
import { checkRow } from '../../../sheets/payments.ts';
import { readPayments } from '../../../sheets/sheets.ts';

const sample = `Name,Phone,Amount
Wafula Barasa,0712 345 678,4500
Nyambura Gitau,0733 120 904,12000
,0711 000 111,300
Salim Bakari,12345,800
Chelimo Kiptoo,0722 660 018,two thousand
`;

export function AnyFileExample() {
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
          Use a sample
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

const rows = 300_000;

/** A file as another program would have written it. */
function bigFile(): File {
  const lines = Array.from(
    { length: rows },
    (_, at) => `Rider ${at + 1},07${10_000_000 + at},${100 + (at % 900)}`,
  );
  return new File([`name,phone,amount\n${lines.join('\n')}`], 'riders.csv');
}

/** Reading goes on beside the page, which says how far it is, and can be ended. */
export function LargeExample() {
  const [part, setPart] = useState<number>();
  const [outcome, setOutcome] = useState('No file read yet.');
  const ending = useRef<AbortController>(undefined);

  async function begin() {
    ending.current = new AbortController();
    setPart(0);
    try {
      const { payments, problems } = await readPayments(bigFile(), {
        onProgress: setPart,
        signal: ending.current.signal,
      });
      setOutcome(`${payments.length.toLocaleString('en')} payments, ${problems.length} problems.`);
    } catch {
      setOutcome('It was ended before all was read.');
    } finally {
      setPart(undefined);
    }
  }
  return (
    <>
      <Group gap="xs" mb="sm">
        <Button disabled={part !== undefined} onClick={begin}>
          Read {rows.toLocaleString('en')} rows
        </Button>
        <Button variant="default" disabled={part === undefined} onClick={() => ending.current?.abort()}>
          Stop
        </Button>
      </Group>
      {part !== undefined && <ProgressBar value={part} max={1} label={`${Math.round(part * 100)} %`} />}
      <Text size="sm" role="status">
        {part === undefined ? outcome : 'Reading…'}
      </Text>
    </>
  );
}

const example = 'Akinyi Otieno\t0712 909 010\t2500\nMutiso Kioko\t0799 11\t1800';

/** Cells copied from a spreadsheet come as text with tabs: three columns, no headings. */
async function read(pasted: string) {
  const { parse } = await import('papaparse');
  const { data } = parse<string[]>(pasted.trim(), { delimiter: '\t', skipEmptyLines: true });
  return data.map(([name, phone, amount], at) => checkRow({ name, phone, amount }, at + 1));
}

export function PasteExample() {
  const [pasted, setPasted] = useState(example);
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof read>>>();
  return (
    <>
      <Textarea
        label="Cells of a spreadsheet"
        description="Name, phone and amount, one payment a line"
        autosize
        minRows={3}
        maxRows={8}
        mb="sm"
        dir="auto"
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <Button variant="default" mb="sm" onClick={() => read(pasted).then(setChecked)}>
        Check
      </Button>
      <div role="status">
        {checked?.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, in its order
          <Text key={at} size="sm" c={'problem' in row ? 'var(--kz-danger)' : 'inherit'}>
            {'problem' in row
              ? `Line ${row.problem.row}: ${row.problem.message}`
              : `${row.payment.name} gets KES ${row.payment.amount.toLocaleString('en')}.`}
          </Text>
        ))}
      </div>
    </>
  );
}

/** A file from another system, with headings of its own. */
const headings = ['Payee', 'Mobile no.', 'Net pay', 'Branch'];
const payrollRows = [
  ['Kamau Ndegwa', '0712 004 500', '18500', 'Thika'],
  ['Rehema Juma', '0734 887 120', '22150', 'Mombasa'],
];
const fields = ['name', 'phone', 'amount'] as const;

export function MatchColumnsExample() {
  const [from, setFrom] = useState({ name: 'Payee', phone: 'Mobile no.', amount: 'Branch' });
  const checked = payrollRows.map((row, at) =>
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
          <Text key={payrollRows[at]?.[0]} size="sm" c={'problem' in row ? 'var(--kz-danger)' : 'inherit'}>
            {'problem' in row
              ? `Row ${row.problem.row}, ${row.problem.field}: ${row.problem.message}`
              : `${row.payment.name}, ${row.payment.phone}, KES ${row.payment.amount.toLocaleString('en')}`}
          </Text>
        ))}
      </div>
    </>
  );
}
