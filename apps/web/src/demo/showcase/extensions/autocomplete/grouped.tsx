import { Autocomplete } from '@mantine/core';

const data = [
  { group: 'Nairobi', items: ['Gikomba', 'Karen', 'Kilimani', 'Westlands'] },
  { group: 'Coast', items: ['Lamu', 'Malindi', 'Mombasa', 'Watamu'] },
  { group: 'Rift Valley', items: ['Eldoret', 'Naivasha', 'Nakuru'] },
];

export default function Grouped() {
  return (
    <Autocomplete label="Where to" placeholder="A town or a part of it" data={data} maxDropdownHeight={220} />
  );
}
