import { Badge, Group, Stack } from '@mantine/core';

const kinds = [
  { name: 'Retail', ink: 'var(--kz-success)', plane: 'accent.8' },
  { name: 'Transport', ink: 'var(--kz-info)', plane: 'blue.8' },
  { name: 'Farming', ink: 'var(--kz-review)', plane: 'violet.8' },
  { name: 'Health', ink: 'var(--kz-danger)', plane: 'red.8' },
];

export default function Variants() {
  return (
    <Stack gap="sm">
      {(['dot', 'outline', 'light', 'filled'] as const).map((variant) => (
        <Group key={variant} gap="xs">
          {kinds.map(({ name, ink, plane }) => (
            <Badge key={name} variant={variant} color={variant === 'filled' ? plane : ink} tt="none">
              {name}
            </Badge>
          ))}
        </Group>
      ))}
    </Stack>
  );
}
