import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack } from '@mantine/core';

const shelves = [
  { name: 'Maize flour: plenty', left: 86, size: 'xs', tone: 'success' },
  { name: 'Sugar: enough', left: 60, size: 'sm', tone: 'success' },
  { name: 'Rice: order soon', left: 32, size: 'md', tone: 'warning' },
  { name: 'Cooking oil: nearly gone', left: 8, size: 'lg', tone: 'danger' },
] as const;

export default function Sizes() {
  return (
    <Stack gap="md">
      {shelves.map(({ name, left, size, tone }) => (
        <div key={name}>
          <p>{name}</p>
          <Progress mt={6} size={size} value={left} color={`var(--kz-${tone})`} aria-label={name} />
        </div>
      ))}
    </Stack>
  );
}
