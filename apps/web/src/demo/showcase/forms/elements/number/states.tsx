import { NumberInput, Stack } from '@mantine/core';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export default function States() {
  return (
    <Stack gap="md">
      <NumberInput label="Reward" defaultValue={0} error="A task that is paid needs a reward above zero." />
      <NumberInput
        label="Held"
        defaultValue={4500}
        disabled
        thousandSeparator=","
        description="Released when the task is accepted."
      />
      <NumberInput label="Number of the till" defaultValue={522_522} hideControls allowNegative={false} />
      {sizes.map((size) => (
        <NumberInput key={size} size={size} aria-label={`Size ${size}`} defaultValue={7} />
      ))}
    </Stack>
  );
}
