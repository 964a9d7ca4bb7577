import { Group, Stack, Switch } from '@mantine/core';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function States() {
  return (
    <Stack gap="md">
      <Switch label="Two steps to log in" description="Asked for by the owner." defaultChecked disabled />
      <Switch label="Pay out by itself" error="Needs a payout account first." />
      <Group gap="lg">
        {sizes.map((size) => (
          <Switch key={size} size={size} label={size} defaultChecked />
        ))}
      </Group>
    </Stack>
  );
}
