import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { readPayments } from '../../../sheets/sheets.ts';

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
export default function Large() {
  const [part, setPart] = useState<number>();
  const [outcome, setOutcome] = useState('Nothing was read yet.');
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
