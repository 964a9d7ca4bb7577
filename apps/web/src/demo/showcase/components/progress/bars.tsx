import { ProgressBar } from '@kazi/ui/progress-bar';
import { Stack } from '@mantine/core';

const goals = [
  { name: 'Tasks of this week', value: 7, max: 12, label: '7 of 12' },
  { name: 'Savings for the delivery van', value: 640, max: 1800, label: 'KES 640,000 of 1,800,000' },
  { name: 'Payslips sent', value: 23, max: 23, label: 'All 23' },
  { name: 'Stock counted', value: 0, max: 0, label: 'Not begun' },
];

export default function Bars() {
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
