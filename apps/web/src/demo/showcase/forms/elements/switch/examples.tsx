import { toast } from '@kazi/ui/toast';
import { Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import IconCheck from '#icons/IconCheck';
import IconMoon from '#icons/IconMoon';
import IconSun from '#icons/IconSun';
import IconX from '#icons/IconX';
import classes from './examples.module.css';

export function BasicExample() {
  return (
    <Stack gap="md">
      <Switch
        label="The shop takes orders"
        description="Turned off, customers still see the goods."
        defaultChecked
      />
      <Switch label="Round amounts to whole shillings" />
      <Switch label="Label before it" labelPosition="left" defaultChecked />
    </Stack>
  );
}

const settings = [
  { id: 'paid', name: 'Payments', text: 'As soon as money arrives.' },
  { id: 'stock', name: 'Stock', text: 'When fewer than ten are left.' },
  { id: 'payday', name: 'Payday', text: 'Two days before salaries are due.' },
];

export function SettingsExample() {
  const [on, setOn] = useState(['paid', 'payday']);
  const turn = (id: string, isOn: boolean) => setOn(isOn ? [...on, id] : on.filter((one) => one !== id));
  return (
    <ul className={classes.list} aria-label="Text messages">
      {settings.map(({ id, name, text }) => (
        <li key={id}>
          <Switch
            label={name}
            description={text}
            labelPosition="left"
            checked={on.includes(id)}
            onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
            classNames={{ body: classes.body ?? '', labelWrapper: classes.words ?? '' }}
          />
        </li>
      ))}
    </ul>
  );
}

export function SavedExample() {
  const [isOpen, setOpen] = useState(true);
  function turn(now: boolean) {
    setOpen(now);
    toast({
      message: now ? 'The branch in Nakuru is open.' : 'The branch in Nakuru is closed.',
      action: { label: 'Undo', run: () => setOpen(!now) },
    });
  }
  return (
    <Switch
      label="Branch in Nakuru"
      description={isOpen ? 'Open: takes orders until 18:00' : 'Closed: orders go to Nairobi'}
      checked={isOpen}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}

const icon = { size: 14, stroke: 2.2, 'aria-hidden': true } as const;

export function InsideExample() {
  return (
    <Stack gap="md">
      <Switch size="lg" label="Deliver on Sundays" onLabel="YES" offLabel="NO" defaultChecked />
      <Switch
        size="lg"
        label="Open at night"
        onLabel={<IconMoon {...icon} />}
        offLabel={<IconSun {...icon} />}
      />
      <Switch
        size="md"
        label="Sold on the market"
        thumbIcon={<IconCheck {...icon} className={classes.check} />}
        defaultChecked
      />
      <Switch size="md" label="Sold abroad" thumbIcon={<IconX {...icon} className={classes.cross} />} />
    </Stack>
  );
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function StatesExample() {
  return (
    <Stack gap="md">
      <Switch label="Two steps to log in" description="Asked for by the owner." defaultChecked disabled />
      <Switch label="Pay out by itself" error="Needs a payout account first." />
      <Group gap="lg">
        {sizes.map((size) => (
          <Switch key={size} size={size} label={size} defaultChecked />
        ))}
      </Group>
    </Stack>
  );
}
