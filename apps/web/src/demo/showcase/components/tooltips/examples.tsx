import { Kbd } from '@kazi/ui/kbd';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Group, Stack, Switch, Tooltip } from '@mantine/core';
import { useState } from 'react';
import IconCopy from '#icons/IconCopy';
import IconPrinter from '#icons/IconPrinter';
import IconSearch from '#icons/IconSearch';
import classes from './examples.module.css';

const tools = [
  { name: 'Search', keys: 'mod+k', icon: IconSearch },
  { name: 'Copy', keys: 'mod+c', icon: IconCopy },
  { name: 'Print', keys: 'mod+p', icon: IconPrinter },
];

export function IconsExample() {
  return (
    <Group gap="xs">
      {tools.map(({ name, keys, icon: Icon }) => (
        <Tooltip
          key={name}
          events={{ hover: true, focus: true, touch: true }}
          label={
            <Group gap="xs">
              <span>{name}</span>
              <Kbd keys={keys} />
            </Group>
          }
        >
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={name}
            onClick={() => toast({ message: name, tone: 'INFO' })}
          >
            <Icon size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}

const places = { top: 'Above', right: 'At the right', bottom: 'Below', left: 'At the left' } as const;

export function PlacesExample() {
  return (
    <Group gap="xs">
      {(['top', 'right', 'bottom', 'left'] as const).map((place) => (
        <Tooltip
          key={place}
          position={place}
          withArrow
          events={{ hover: true, focus: true, touch: true }}
          label="Opposite the post office"
        >
          <Button variant="default" onClick={() => toast({ message: places[place], tone: 'INFO' })}>
            {places[place]}
          </Button>
        </Tooltip>
      ))}
    </Group>
  );
}

export function DisabledExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group gap="md">
      <Tooltip
        label="October is closed: open it first"
        disabled={isOpen}
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button
          aria-disabled={!isOpen}
          {...(!isOpen && { 'data-disabled': true })}
          onClick={() => isOpen && toast({ message: 'The pay of October can be changed' })}
        >
          Change the pay
        </Button>
      </Tooltip>
      <Switch
        label="October is open"
        checked={isOpen}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
      />
    </Group>
  );
}

const files = [
  'Contract with Highland Tea Growers about the delivery of tea until the end of 2028, signed.pdf',
  'Minutes of the meeting in Kericho about prices, quality and the new road to the factory.docx',
];

export function LongExample() {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file}>
          <Tooltip label={file} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
            <button type="button" className={classes.file}>
              {file}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

const shades = {
  Leaf: 'accent.8',
  Lake: 'blue.8',
  Jacaranda: 'violet.8',
  Maasai: 'red.8',
  Earth: 'orange.9',
};

export function GroupExample() {
  const [chosen, setChosen] = useState('Leaf');
  return (
    <Stack gap="sm">
      <Tooltip.Group openDelay={400} closeDelay={100}>
        <Group gap="xs" role="group" aria-label="Colour of the project">
          {Object.entries(shades).map(([name, color]) => (
            <Tooltip key={name} label={name} events={{ hover: true, focus: true, touch: true }}>
              <ActionIcon
                size="lg"
                radius="xl"
                color={color}
                aria-label={name}
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
              >
                {name === chosen && '✓'}
              </ActionIcon>
            </Tooltip>
          ))}
        </Group>
      </Tooltip.Group>
      <p role="status">Chosen: {chosen}</p>
    </Stack>
  );
}
