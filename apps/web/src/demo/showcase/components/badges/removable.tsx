import { Button, Group, Pill } from '@mantine/core';
import { useRef, useState } from 'react';

const filters = ['Nairobi', 'Due this week', 'Over KES 10,000', 'Unpaid'];

export default function Removable() {
  const [on, setOn] = useState(filters);
  const reset = useRef<HTMLButtonElement>(null);
  const remove = (filter: string) => {
    setOn(on.filter((other) => other !== filter));
    reset.current?.focus();
  };
  return (
    <Group gap="xs">
      {on.map((filter) => (
        <Pill
          key={filter}
          size="md"
          withRemoveButton
          onRemove={() => remove(filter)}
          removeButtonProps={{ 'aria-label': `Without “${filter}”`, 'aria-hidden': false, tabIndex: 0 }}
        >
          {filter}
        </Pill>
      ))}
      <Button ref={reset} size="compact-sm" variant="subtle" onClick={() => setOn(filters)}>
        {on.length > 0 ? 'Reset the filters' : 'Nothing is filtered. Reset'}
      </Button>
    </Group>
  );
}
