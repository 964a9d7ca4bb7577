import { Checkbox, Group, Stack } from '@mantine/core';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function States() {
  return (
    <Stack gap="md">
      <Checkbox
        label="Notify the accountant"
        disabled
        defaultChecked
        description="Set by the owner for all branches."
      />
      <Checkbox label="I accept the price of the day" error="Without this the order cannot be sent." />
      <Group gap="lg">
        {sizes.map((size) => (
          <Checkbox key={size} size={size} label={size} defaultChecked />
        ))}
      </Group>
    </Stack>
  );
}
