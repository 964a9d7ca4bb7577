import { Group, Loader, Stack } from '@mantine/core';

export default function Kinds() {
  return (
    <Stack gap="lg" role="status" aria-label="Being loaded">
      {(['oval', 'bars', 'dots'] as const).map((type) => (
        <Group key={type} gap="lg">
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <Loader key={size} type={type} size={size} color="var(--kz-accent-ink)" />
          ))}
        </Group>
      ))}
    </Stack>
  );
}
