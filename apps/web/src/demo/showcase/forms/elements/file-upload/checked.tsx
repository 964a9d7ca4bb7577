import { FileInput, Stack } from '@mantine/core';
import { useState } from 'react';

const mostBytes = 500_000;

/** Why the file cannot be taken; undefined where it can. */
function problemOf({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.csv')) return `“${name}” is no CSV file. Save the sheet as CSV first.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > mostBytes) return `“${name}” is larger than 500 kB. Split it by month.`;
  return undefined;
}

export default function Checked() {
  const [file, setFile] = useState<File | null>(null);
  const problem = file ? problemOf(file) : undefined;
  return (
    <Stack gap="xs">
      <FileInput
        label="Statement of the bank"
        description="CSV, up to 500 kB"
        placeholder="Choose a file"
        accept=".csv,text/csv"
        value={file}
        onChange={setFile}
        error={problem}
        clearable
        clearButtonProps={{ 'aria-label': 'Take the file out' }}
      />
      <p role="status">{file && !problem && 'The file can be read.'}</p>
    </Stack>
  );
}
