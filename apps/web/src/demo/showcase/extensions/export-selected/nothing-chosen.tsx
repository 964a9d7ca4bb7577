import { toast } from '@kazi/ui/toast';
import { Button, Chip, Group } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import { useState } from 'react';
import { saveTable } from '../../../sheets/sheets.ts';

const months = ['September', 'October', 'November'];

/** The button stays in use, and says what is missing: a grey one would leave people guessing. */
export default function NothingChosen() {
  const [chosen, setChosen] = useState<string[]>([]);
  function save() {
    if (chosen.length === 0) toast({ message: 'Choose at least one month.', tone: 'WARNING' });
    else
      void saveTable('payslips', { kind: 'json', headings: ['Month'], rows: chosen.map((month) => [month]) });
  }
  return (
    <>
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap="xs" mb="md">
          {months.map((month) => (
            <Chip key={month} value={month}>
              {month}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Button variant="default" onClick={save}>
        Save the payslips
      </Button>
    </>
  );
}
