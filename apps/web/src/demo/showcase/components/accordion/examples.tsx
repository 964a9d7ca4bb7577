import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Button, Group } from '@mantine/core';
import { useState } from 'react';
import IconBuildingBank from '#icons/IconBuildingBank';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import IconWallet from '#icons/IconWallet';

const questions = [
  [
    'reward',
    'When is a reward paid?',
    'Once the task is accepted: until then it is held for who does the work.',
  ],
  ['fee', 'Who pays the fee of M-Pesa?', 'The one who withdraws. It is shown before the amount is sent.'],
  [
    'undo',
    'Can a payment be reversed?',
    'Until it is sent. Afterwards only who received it can send it back.',
  ],
] as const;

export function SingleExample() {
  return (
    <Accordion defaultValue="reward">
      {questions.map(([id, question, answer]) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>{answer}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const branches = {
  Nairobi: 'Kimathi Street, Monday to Saturday, 8 to 18.',
  Kisumu: 'Oginga Odinga Street, Monday to Friday, 9 to 17.',
  Mombasa: 'Moi Avenue, every day, 8 to 20.',
};

export function MultipleExample() {
  return (
    <Accordion multiple variant="contained" defaultValue={['Nairobi', 'Mombasa']}>
      {Object.entries(branches).map(([town, hours]) => (
        <Accordion.Item key={town} value={town}>
          <Accordion.Control>{town}</Accordion.Control>
          <Accordion.Panel>{hours}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const ways = [
  { name: 'M-Pesa', icon: IconDeviceMobile, text: 'Arrives at once, at most KES 250,000.' },
  { name: 'Bank account', icon: IconBuildingBank, text: 'Arrives on the same day, of any size.' },
  { name: 'Kazi wallet', icon: IconWallet, text: 'Costs nothing, and can be withdrawn later.' },
];

export function SeparatedExample() {
  return (
    <Accordion variant="separated" chevronPosition="left">
      {ways.map(({ name, icon: Icon, text }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control icon={<Icon size={18} stroke={1.6} aria-hidden="true" />}>
            {name}
          </Accordion.Control>
          <Accordion.Panel>{text}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const steps = {
  Order: 'KZ-1042, paid on Tuesday.',
  Packing: 'In the store on Enterprise Road.',
  Delivery: 'By rider, today.',
};
const all = Object.keys(steps);

export function ControlledExample() {
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
