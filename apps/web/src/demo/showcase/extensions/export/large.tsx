import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { saveTable } from '../../../sheets/sheets.ts';

const count = 200_000;
const headings = ['Ride', 'Rider', 'KES'];
const rides = () =>
  Array.from({ length: count }, (_, at) => [at + 1, `Rider ${(at % 400) + 1}`, 80 + ((at * 37) % 420)]);

/** Written beside the page, so that it answers meanwhile. */
export default function Large() {
  const [part, setPart] = useState<number>();
  const [said, setSaid] = useState('');
  async function save() {
    setPart(0);
    await saveTable('rides', { kind: 'csv', headings, rows: rides() }, { onProgress: setPart }).then(
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
