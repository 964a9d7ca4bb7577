import { Group, Skeleton, Stack } from '@mantine/core';

export default function Shapes() {
  return (
    <Stack gap="md" role="status" aria-label="Being loaded">
      <Group gap="sm" wrap="nowrap">
        <Skeleton height={40} circle />
        <Skeleton height={40} circle animate={false} />
        <Skeleton height={40} width={40} radius="sm" />
        <Skeleton height={40} radius="md" />
      </Group>
      <Skeleton height={90} />
      <Stack gap="xs">
        <Skeleton height={8} radius="xl" />
        <Skeleton height={8} radius="xl" width="90%" />
        <Skeleton height={8} radius="xl" width="60%" />
      </Stack>
    </Stack>
  );
}
