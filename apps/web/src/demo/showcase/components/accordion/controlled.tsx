import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Button, Group } from '@mantine/core';
import { useState } from 'react';

const steps = {
  Order: 'KZ-1042, paid on Tuesday.',
  Packing: 'In the store on Enterprise Road.',
  Delivery: 'By rider, today.',
};
const all = Object.keys(steps);

export default function Controlled() {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <>
      <Group gap="xs" mb="sm">
        <Button size="compact-sm" variant="default" onClick={() => setOpen(all)}>
          Open all
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setOpen([])}>
          Close all
        </Button>
      </Group>
      <Accordion multiple value={open} onChange={setOpen}>
        {Object.entries(steps).map(([step, text]) => (
          <Accordion.Item key={step} value={step}>
            <Accordion.Control>{step}</Accordion.Control>
            <Accordion.Panel>{text}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
}
