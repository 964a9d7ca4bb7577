import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

const news = Array.from({ length: 12 }, (_, at) => `Delivery KZ-${1200 - at} has arrived`);
const step = 4;

export default function More() {
  const [shown, setShown] = useState(step);
  const left = news.length - shown;
  return (
    <Stack gap="xs">
      {news.slice(0, shown).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      <Text size="sm" c="dimmed" role="status">
        {shown} of {news.length} shown
      </Text>
      <Button variant="default" disabled={left === 0} onClick={() => setShown(shown + step)}>
        {left > 0 ? `Show ${Math.min(step, left)} more` : 'That is all'}
      </Button>
    </Stack>
  );
}
