import '@mantine/core/styles/Rating.layer.css';
import { Group, Rating, Stack } from '@mantine/core';
import classes from './rating.module.css';

const shops = [
  { name: 'Duka Letu, Kisumu', average: 4.5, count: 212 },
  { name: 'Picha Moja, Nairobi', average: 3.25, count: 38 },
  { name: 'Pwani Safaris, Kilifi', average: 0, count: 0 },
];

export default function Averages() {
  return (
    <Stack gap="md">
      {shops.map(({ name, average, count }) => (
        <div key={name}>
          <p className={classes.name}>{name}</p>
          <Group gap="xs">
            <div aria-hidden="true">
              <Rating readOnly fractions={4} color="var(--kz-chart-3)" value={average} />
            </div>
            <p className={classes.detail}>
              {count > 0 ? `${average} of 5, from ${count} customers` : 'Nobody said anything yet'}
            </p>
          </Group>
        </div>
      ))}
    </Stack>
  );
}
