import { Money } from '@kazi/ui/money';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from './list-group.module.css';

const due = [
  { name: 'Rent of the store in Thika', amount: 45_000_00 },
  { name: 'Kenya Power, October', amount: 8_730_00 },
  { name: 'Nairobi Water, October', amount: 2_115_00 },
];
const names = due.map(({ name }) => name);

export default function Selectable() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sum = due.reduce((total, { name, amount }) => total + (chosen.includes(name) ? amount : 0), 0);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <Stack gap="sm">
      <Checkbox
        label="All bills"
        checked={chosen.length === names.length}
        indeterminate={chosen.length > 0 && chosen.length < names.length}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked ? names : [])}
      />
      <ul className={classes.list} aria-label="Bills that are due">
        {due.map(({ name, amount }) => (
          <li key={name} className={classes.item}>
            <Checkbox
              className={classes.words}
              label={name}
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
            />
            <Money amount={amount} currency="KES" />
          </li>
        ))}
      </ul>
      <p role="status">
        To pay: <Money amount={sum} currency="KES" />
      </p>
    </Stack>
  );
}
