import { people } from '@kazi/simulation/people';
import { Avatar } from '@kazi/ui/avatar';
import { Group } from '@mantine/core';

const sizes = [20, 28, 40, 56, 88];

export default function Pictures() {
  return (
    <Group gap="md" align="flex-end">
      {people.slice(0, sizes.length).map(({ id, fullName, avatar }, at) => (
        <Avatar key={id} name={fullName} src={avatar} size={sizes[at] ?? 28} />
      ))}
    </Group>
  );
}
