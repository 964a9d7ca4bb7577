import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';

const sizes = ['compact-sm', 'compact-md', 'xs', 'sm', 'md', 'lg'] as const;

export default function Sizes() {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return (
    <Stack gap="md">
      <Group gap="xs">
        {sizes.map((size) => (
          <Button key={size} size={size} variant="default" onClick={add}>
            Add
          </Button>
        ))}
      </Group>
      <Button size="lg" fullWidth onClick={add}>
        Pay KES {(count * 1250).toLocaleString('en-KE')} for {count} crates
      </Button>
    </Stack>
  );
}
