import { toast } from '@kazi/ui/toast';
import { Button, Group, Tooltip } from '@mantine/core';

const places = { top: 'Above', right: 'At the right', bottom: 'Below', left: 'At the left' } as const;

export default function Places() {
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
