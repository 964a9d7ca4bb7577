import { Badge, Group, Stack } from '@mantine/core';
import IconMapPin from '#icons/IconMapPin';
import IconStarFilled from '#icons/IconStarFilled';

const long = 'Certified by the Kenya Bureau of Standards until 2028';

export default function Sizes() {
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Badge key={size} size={size} variant="light" tt="none">
            Nairobi
          </Badge>
        ))}
      </Group>
      <Group gap="xs">
        <Badge
          size="lg"
          variant="light"
          tt="none"
          leftSection={<IconStarFilled size={12} aria-hidden="true" />}
        >
          Top seller
        </Badge>
        <Badge
          size="lg"
          variant="light"
          tt="none"
          color="var(--kz-info)"
          rightSection={<IconMapPin size={14} stroke={1.8} aria-hidden="true" />}
        >
          Kisumu
        </Badge>
        <Badge size="lg" circle>
          7
        </Badge>
      </Group>
      <Badge size="lg" variant="light" tt="none" maw={240} title={long}>
        {long}
      </Badge>
    </Stack>
  );
}
