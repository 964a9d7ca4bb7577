import { Text } from '@kazi/ui/layout';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Group, Radio, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import classes from '../checkbox/examples.module.css';

const ways = [
  { value: 'mpesa', label: 'M-Pesa', description: 'At once, up to KES 250,000' },
  { value: 'bank', label: 'Bank account', description: 'On the same day, of any size' },
  { value: 'cash', label: 'Cash on delivery', description: 'Counted by the rider' },
];

export function BasicExample() {
  const [way, setWay] = useState('mpesa');
  return (
    <Radio.Group label="How the customer pays" value={way} onChange={setWay}>
      <Stack gap="sm" mt="xs">
        {ways.map((one) => (
          <Radio key={one.value} {...one} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export function RowExample() {
  return (
    <Stack gap="lg">
      <Radio.Group label="Is the price with VAT?" defaultValue="yes">
        <Group gap="lg" mt="xs">
          <Radio value="yes" label="Yes, 16%" />
          <Radio value="no" label="No" />
          <Radio value="exempt" label="Exempt" />
        </Group>
      </Radio.Group>
      <Radio.Group label="Statement" description="Sent on the first working day." defaultValue="month">
        <Group gap="lg" mt="xs">
          <Radio value="week" label="Weekly" />
          <Radio value="month" label="Monthly" />
          <Radio value="never" label="Never" />
        </Group>
      </Radio.Group>
    </Stack>
  );
}

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

export function CardsExample() {
  const [plan, setPlan] = useState('shop');
  return (
    <Radio.Group label="Plan" value={plan} onChange={setPlan}>
      <Stack gap="xs" mt="xs">
        {plans.map(({ value, name, text, price }) => (
          <Radio.Card key={value} value={value} className={classes.card}>
            <Radio.Indicator />
            <span className={classes.words}>
              <Text as="strong" weight={600}>
                {name}
              </Text>
              <span>{text}</span>
            </span>
            <bdi>{price}</bdi>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

const sold = { Day: 'KES 18,400', Week: 'KES 126,900', Month: 'KES 548,200' };
type Span = keyof typeof sold;

export function SegmentedExample() {
  const [span, setSpan] = useState<Span>('Week');
  return (
    <Stack gap="sm" align="flex-start">
      <SegmentedControl<Span>
        aria-label="Sales by"
        value={span}
        onChange={setSpan}
        data={['Day', 'Week', 'Month']}
      />
      <p role="status">
        Sold in the {span.toLowerCase()}: <bdi>{sold[span]}</bdi>
      </p>
    </Stack>
  );
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function StatesExample() {
  return (
    <Stack gap="lg">
      <Radio.Group label="Who approves" error="Choose who approves payments above KES 50,000." withAsterisk>
        <Stack gap="xs" my="xs">
          <Radio value="owner" label="The owner" />
          <Radio value="finance" label="The head of finance" />
          <Radio
            value="bank"
            label="The bank"
            disabled
            description="Only with an account at KCB or Equity."
          />
        </Stack>
      </Radio.Group>
      <Radio.Group aria-label="Sizes" defaultValue="sm">
        <Group gap="lg">
          {sizes.map((size) => (
            <Radio key={size} value={size} size={size} label={size} />
          ))}
        </Group>
      </Radio.Group>
    </Stack>
  );
}
