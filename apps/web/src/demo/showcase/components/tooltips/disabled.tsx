import { toast } from '@kazi/ui/toast';
import { Button, Group, Switch, Tooltip } from '@mantine/core';
import { useState } from 'react';

export default function WhyNot() {
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
