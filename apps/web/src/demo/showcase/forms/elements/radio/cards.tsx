import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from '../checkbox/cards.module.css';

const plans = [
  { value: 'kiosk', name: 'Kiosk', text: 'One till, one branch.', price: 'Free' },
  { value: 'shop', name: 'Shop', text: 'Three branches, stock and payroll.', price: 'KES 2,500' },
  {
    value: 'chain',
    name: 'Chain',
    text: 'Branches without number, approvals in two steps.',
    price: 'KES 9,000',
  },
];

export default function Cards() {
  const [plan, setPlan] = useState('shop');
  return (
    <Radio.Group label="Plan" value={plan} onChange={setPlan}>
      <Stack gap="xs" mt="xs">
        {plans.map(({ value, name, text, price }) => (
          <Radio.Card key={value} value={value} className={classes.card}>
            <Radio.Indicator />
            <span className={classes.words}>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
            <bdi>{price}</bdi>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}
