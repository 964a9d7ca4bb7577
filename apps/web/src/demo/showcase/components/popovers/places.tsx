import { Button, Group, Popover } from '@mantine/core';

const places = { top: 'Above', right: 'At the right', bottom: 'Below', left: 'At the left' } as const;

export default function Places() {
  return (
    <Group gap="xs">
      {(['top', 'right', 'bottom', 'left'] as const).map((place) => (
        <Popover key={place} position={place} width={200} withArrow>
          <Popover.Target>
            <Button variant="default">{places[place]}</Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={places[place]}>
            <p>The stage in Thika is opposite the post office.</p>
          </Popover.Dropdown>
        </Popover>
      ))}
    </Group>
  );
}
