import { Text } from '@kazi/ui/layout';
import '@mantine/core/styles/CheckboxCard.layer.css';
import { Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from './examples.module.css';

export function BasicExample() {
  return (
    <Stack gap="md">
      <Checkbox
        label="Send the receipt by text message"
        description="KES 1 a message, at the end of the month."
        defaultChecked
      />
      <Checkbox label="Keep the customer’s number for the next order" />
      <Checkbox
        label={
          <>
            I have read the <a href="#basic">terms of the market</a>
          </>
        }
        required
      />
    </Stack>
  );
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function GroupExample() {
  const [chosen, setChosen] = useState(['Tuesday', 'Friday']);
  return (
    <Checkbox.Group
      label="Days of delivery"
      description="The lorry to Nakuru leaves at six."
      value={chosen}
      onChange={setChosen}
      error={chosen.length === 0 && 'Choose one day at least.'}
      withAsterisk
    >
      <Stack gap="xs" mt="xs">
        {days.map((day) => (
          <Checkbox key={day} value={day} label={day} disabled={day === 'Saturday'} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

const invoices = ['KZ-1042, Ziwa Fresh Foods', 'KZ-1043, Jenga Nyumba', 'KZ-1044, Mkate Mzuri'];

export function AllExample() {
  const [chosen, setChosen] = useState(invoices.slice(0, 1));
  const isAll = chosen.length === invoices.length;
  return (
    <Stack gap="sm">
      <Checkbox
        label="All invoices that are due"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : invoices)}
      />
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Invoices that are due">
        <Stack gap="xs" ps="xl">
          {invoices.map((invoice) => (
            <Checkbox key={invoice} value={invoice} label={invoice} />
          ))}
        </Stack>
      </Checkbox.Group>
      <p role="status">
        {chosen.length} of {invoices.length} chosen
      </p>
    </Stack>
  );
}

const extras = [
  { value: 'insurance', name: 'Insurance', text: 'Covers the goods up to KES 100,000.', price: 'KES 450' },
  { value: 'cooled', name: 'Cooled', text: 'Fish and vegetables at four degrees.', price: 'KES 1,200' },
  { value: 'weekend', name: 'At the weekend', text: 'On Saturday and Sunday until noon.', price: 'KES 300' },
];

export function CardsExample() {
  const [chosen, setChosen] = useState(['insurance']);
  return (
    <Checkbox.Group label="Extras of the delivery" value={chosen} onChange={setChosen}>
      <Stack gap="xs" mt="xs">
        {extras.map(({ value, name, text, price }) => (
          <Checkbox.Card key={value} value={value} className={classes.card}>
            <Checkbox.Indicator />
            <span className={classes.words}>
              <Text as="strong" weight={600}>
                {name}
              </Text>
              <span>{text}</span>
            </span>
            <bdi>{price}</bdi>
          </Checkbox.Card>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function StatesExample() {
  return (
    <Stack gap="md">
      <Checkbox
        label="Notify the accountant"
        disabled
        defaultChecked
        description="Set by the owner for all branches."
      />
      <Checkbox label="I accept the price of the day" error="Without this the order cannot be sent." />
      <Group gap="lg">
        {sizes.map((size) => (
          <Checkbox key={size} size={size} label={size} defaultChecked />
        ))}
      </Group>
    </Stack>
  );
}
