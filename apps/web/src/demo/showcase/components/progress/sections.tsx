import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import classes from './progress.module.css';

const parts = [
  { name: 'Salaries', part: 46, chart: 'var(--kz-chart-1)' },
  { name: 'Goods', part: 28, chart: 'var(--kz-chart-2)' },
  { name: 'Rent', part: 14, chart: 'var(--kz-chart-3)' },
  { name: 'Transport', part: 12, chart: 'var(--kz-chart-4)' },
];

export default function Sections() {
  return (
    <>
      <Progress.Root size="xl">
        {parts.map(({ name, part, chart }) => (
          <Progress.Section key={name} value={part} color={chart} aria-label={name} />
        ))}
      </Progress.Root>
      <ul className={classes.legend}>
        {parts.map(({ name, part, chart }) => (
          <li key={name}>
            <span className={classes.dot} style={{ background: chart }} aria-hidden="true" />
            <span>{name}</span>
            <span>{part}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}
