import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';

const weeks = ['2 to 8 November', '9 to 15 November', '16 to 22 November'];

export default function Steps() {
  const [at, setAt] = useState(1);
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
        Earlier
      </Button>
      <Text size="sm" role="status">
        {weeks[at]}
      </Text>
      <Button variant="default" disabled={at === weeks.length - 1} onClick={() => setAt(at + 1)}>
        Later
      </Button>
    </Group>
  );
}
