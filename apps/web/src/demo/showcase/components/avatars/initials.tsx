import { Avatar } from '@kazi/ui/avatar';
import { Group } from '@mantine/core';

const names = [
  'Amina Wanjiru',
  'Brian Otieno',
  'Cynthia Chebet',
  'Daniel Mutua',
  'Esther Njeri',
  'Hassan Omar',
  'Irene Mwende',
  'Wangari',
];

export default function Initials() {
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Group>
  );
}
