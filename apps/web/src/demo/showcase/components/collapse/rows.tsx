import { Money } from '@kazi/ui/money';
import { Collapse, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import IconChevronDown from '#icons/IconChevronDown';
import classes from './collapse.module.css';

const payments = [
  {
    id: 'SJK4H2',
    to: 'Brian Otieno',
    amount: 12_500_00,
    detail: 'Drawings for the stand at the trade fair.',
  },
  { id: 'SJK5P9', to: 'Esther Njeri', amount: 3_200_00, detail: 'Two Saturdays at the counter in Thika.' },
  { id: 'SJM1A7', to: 'Peter Kamau', amount: 48_000_00, detail: 'Wiring of the cold room, first half.' },
];

export default function Rows() {
  const [open, setOpen] = useState<string>();
  return (
    <ul className={classes.rows}>
      {payments.map(({ id, to, amount, detail }) => (
        <li key={id}>
          <UnstyledButton
            className={classes.row}
            aria-expanded={open === id}
            aria-controls={`payment-${id}`}
            onClick={() => setOpen(open === id ? undefined : id)}
          >
            <IconChevronDown className={classes.chevron} size={16} aria-hidden="true" />
            <span>{to}</span>
            <Money amount={amount} currency="KES" />
          </UnstyledButton>
          <Collapse id={`payment-${id}`} expanded={open === id}>
            <p className={classes.detail}>
              {detail} Reference {id}.
            </p>
          </Collapse>
        </li>
      ))}
    </ul>
  );
}
