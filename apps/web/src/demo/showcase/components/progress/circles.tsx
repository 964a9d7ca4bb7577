import '@mantine/core/styles/RingProgress.layer.css';
import '@mantine/core/styles/SemiCircleProgress.layer.css';
import { Group, RingProgress, SemiCircleProgress } from '@mantine/core';
import classes from './progress.module.css';

const rings = [
  { name: 'Paid on time', value: 92, color: 'var(--kz-chart-1)' },
  { name: 'Sent back', value: 8, color: 'var(--kz-chart-3)' },
];

export default function Circles() {
  return (
    <Group gap="lg">
      {rings.map(({ name, value, color }) => (
        <figure key={name} className={classes.figure}>
          <RingProgress
            size={104}
            thickness={10}
            roundCaps
            role="img"
            aria-label={`${name}: ${value}%`}
            sections={[{ value, color }]}
            rootColor="var(--kz-line)"
            label={<span className={classes.value}>{value}%</span>}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <figure className={classes.figure}>
        <SemiCircleProgress
          size={160}
          thickness={12}
          value={64}
          filledSegmentColor="var(--kz-chart-2)"
          emptySegmentColor="var(--kz-line)"
          role="img"
          aria-label="Of the budget: 64%"
          label={<span className={classes.value}>64%</span>}
        />
        <figcaption>Of the budget</figcaption>
      </figure>
    </Group>
  );
}
