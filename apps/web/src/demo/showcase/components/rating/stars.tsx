import '@mantine/core/styles/Rating.layer.css';
import { Group, Rating, Stack } from '@mantine/core';
import { useState } from 'react';

const words = ['Not rated', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const nameOf = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

export default function Stars() {
  const [value, setValue] = useState(4);
  return (
    <Stack gap="md">
      <Group gap="md">
        <Rating
          role="group"
          aria-label="Delivery by Savanna Freight"
          size="lg"
          color="var(--kz-chart-3)"
          allowClear
          value={value}
          onChange={setValue}
          getSymbolLabel={nameOf}
        />
        <p role="status">{words[value]}</p>
      </Group>
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <Rating
          key={size}
          role="group"
          aria-label={`Size ${size}`}
          size={size}
          color="var(--kz-chart-3)"
          defaultValue={3}
          getSymbolLabel={nameOf}
        />
      ))}
    </Stack>
  );
}
