import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/RingProgress.layer.css';
import '@mantine/core/styles/SemiCircleProgress.layer.css';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button, Group, Progress, RingProgress, SemiCircleProgress, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './examples.module.css';

const goals = [
  { name: 'Tasks of this week', value: 7, max: 12, label: '7 of 12' },
  { name: 'Savings for the delivery van', value: 640, max: 1800, label: 'KES 640,000 of 1,800,000' },
  { name: 'Payslips sent', value: 23, max: 23, label: 'All 23' },
  { name: 'Stock counted', value: 0, max: 0, label: 'Not begun' },
];

export function BarsExample() {
  return (
    <Stack gap="md">
      {goals.map(({ name, value, max, label }) => (
        <div key={name}>
          <p>{name}</p>
          <ProgressBar value={value} max={max} label={label} />
        </div>
      ))}
    </Stack>
  );
}

const parts = [
  { name: 'Salaries', part: 46, chart: 'var(--kz-chart-1)' },
  { name: 'Goods', part: 28, chart: 'var(--kz-chart-2)' },
  { name: 'Rent', part: 14, chart: 'var(--kz-chart-3)' },
  { name: 'Transport', part: 12, chart: 'var(--kz-chart-4)' },
];

export function SectionsExample() {
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

export function UploadExample() {
  const [done, setDone] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || done >= 100) return;
    const timer = setTimeout(() => setDone(Math.min(100, done + 4)), 120);
    return () => clearTimeout(timer);
  }, [isOn, done]);
  const begin = () => {
    setDone(0);
    setOn(true);
  };
  const isDone = done === 100;
  return (
    <>
      <Group justify="space-between" mb="xs">
        <p>Contract with Naivas.pdf</p>
        <p>{done}%</p>
      </Group>
      <Progress value={done} size="md" animated={isOn && !isDone} aria-label="Contract with Naivas.pdf" />
      <Group justify="space-between" mt="sm">
        <p role="status">{isDone ? 'It is there' : isOn ? 'Being sent' : 'Ready to be sent'}</p>
        {isOn && !isDone ? (
          <Button size="compact-sm" variant="default" onClick={() => setOn(false)}>
            Stop
          </Button>
        ) : (
          <Button size="compact-sm" onClick={begin}>
            {isDone ? 'Send again' : 'Send'}
          </Button>
        )}
      </Group>
    </>
  );
}

const rings = [
  { name: 'Paid on time', value: 92, color: 'var(--kz-chart-1)' },
  { name: 'Sent back', value: 8, color: 'var(--kz-chart-3)' },
];

export function CirclesExample() {
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

const shelves = [
  { name: 'Maize flour: plenty', left: 86, size: 'xs', tone: 'success' },
  { name: 'Sugar: enough', left: 60, size: 'sm', tone: 'success' },
  { name: 'Rice: order soon', left: 32, size: 'md', tone: 'warning' },
  { name: 'Cooking oil: nearly gone', left: 8, size: 'lg', tone: 'danger' },
] as const;

export function SizesExample() {
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
