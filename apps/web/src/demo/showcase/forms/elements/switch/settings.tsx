import { Switch } from '@mantine/core';
import { useState } from 'react';
import classes from './settings.module.css';

const settings = [
  { id: 'paid', name: 'Payments', text: 'As soon as money arrives.' },
  { id: 'stock', name: 'Stock', text: 'When fewer than ten are left.' },
  { id: 'payday', name: 'Payday', text: 'Two days before salaries are due.' },
];

export default function Settings() {
  const [on, setOn] = useState(['paid', 'payday']);
  const turn = (id: string, isOn: boolean) => setOn(isOn ? [...on, id] : on.filter((one) => one !== id));
  return (
    <ul className={classes.list} aria-label="Text messages">
      {settings.map(({ id, name, text }) => (
        <li key={id}>
          <Switch
            label={name}
            description={text}
            labelPosition="left"
            checked={on.includes(id)}
            onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
            classNames={{ body: classes.body ?? '', labelWrapper: classes.words ?? '' }}
          />
        </li>
      ))}
    </ul>
  );
}
