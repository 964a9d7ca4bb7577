import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';

const steps = [
  'Count the till',
  'Lock the cold room',
  'Send the orders of tomorrow to the market',
  'Set the alarm',
];

export default function Checklist() {
  const [done, setDone] = useState(steps.slice(0, 2));
  return (
    <Panel title="Closing the shop" description="Every evening at 18:00">
      <Stack gap="md">
        <ProgressBar value={done.length} max={steps.length} label={`${done.length} of ${steps.length}`} />
        <Checkbox.Group value={done} onChange={setDone} aria-label="Steps">
          <Stack gap="sm">
            {steps.map((step) => (
              <Checkbox key={step} value={step} label={step} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </Panel>
  );
}
