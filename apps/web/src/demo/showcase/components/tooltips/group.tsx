import { ActionIcon, Group, Stack, Tooltip } from '@mantine/core';
import { useState } from 'react';

const shades = {
  Leaf: 'accent.8',
  Lake: 'blue.8',
  Jacaranda: 'violet.8',
  Maasai: 'red.8',
  Earth: 'orange.9',
};

export default function Shades() {
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
