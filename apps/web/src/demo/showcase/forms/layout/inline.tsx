import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './layout.module.css';

const orders = [
  { name: 'KZ-1042, maize', town: 'Nakuru' },
  { name: 'KZ-1043, tilapia', town: 'Kisumu' },
  { name: 'KZ-1044, tea', town: 'Kericho' },
  { name: 'KZ-1045, mangoes', town: 'Kisumu' },
];
const all = 'All towns';
const none = { text: '', town: all };

export default function Inline() {
  const [filter, setFilter] = useState(none);
  const found = orders.filter(
    ({ name, town }) =>
      name.toLowerCase().includes(filter.text.toLowerCase()) && (filter.town === all || town === filter.town),
  );
  return (
    <Stack gap="xs">
      <search className={classes.row}>
        <TextInput
          label="Order"
          value={filter.text}
          onChange={({ currentTarget }) => setFilter({ ...filter, text: currentTarget.value })}
        />
        <NativeSelect
          label="Town"
          value={filter.town}
          onChange={({ currentTarget }) => setFilter({ ...filter, town: currentTarget.value })}
          data={[all, 'Kericho', 'Kisumu', 'Nakuru']}
        />
        <Button variant="default" onClick={() => setFilter(none)}>
          Clear
        </Button>
      </search>
      <p role="status">
        {found.length} of {orders.length} orders
      </p>
      <ul>
        {found.map(({ name, town }) => (
          <li key={name}>
            {name}, to {town}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
