import '@mantine/core/styles/CheckboxCard.layer.css';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from './cards.module.css';

const extras = [
  { value: 'insurance', name: 'Insurance', text: 'Covers the goods up to KES 100,000.', price: 'KES 450' },
  { value: 'cooled', name: 'Cooled', text: 'Fish and vegetables at four degrees.', price: 'KES 1,200' },
  { value: 'weekend', name: 'At the weekend', text: 'On Saturday and Sunday until noon.', price: 'KES 300' },
];

export default function Cards() {
  const [chosen, setChosen] = useState(['insurance']);
  return (
    <Checkbox.Group label="Extras of the delivery" value={chosen} onChange={setChosen}>
      <Stack gap="xs" mt="xs">
        {extras.map(({ value, name, text, price }) => (
          <Checkbox.Card key={value} value={value} className={classes.card}>
            <Checkbox.Indicator />
            <span className={classes.words}>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
            <bdi>{price}</bdi>
          </Checkbox.Card>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
