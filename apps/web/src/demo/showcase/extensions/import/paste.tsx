import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { checkRow } from '../../../sheets/payments.ts';

const example = 'Akinyi Otieno\t0712 909 010\t2500\nMutiso Kioko\t0799 11\t1800';

/** Cells copied from a spreadsheet come as text with tabs: three columns, no headings. */
async function read(pasted: string) {
  const { parse } = await import('papaparse');
  const { data } = parse<string[]>(pasted.trim(), { delimiter: '\t', skipEmptyLines: true });
  return data.map(([name, phone, amount], at) => checkRow({ name, phone, amount }, at + 1));
}

export default function Paste() {
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
