import { Money } from '@kazi/ui/money';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';

const rates = { KES: 1, USD: 129.2, EUR: 140.6 };
const views = ['List', 'Board', 'Calendar'];

const isCurrency = (name: string): name is keyof typeof rates => name in rates;

export default function Segments() {
  const [currency, setCurrency] = useState<keyof typeof rates>('KES');
  const [view, setView] = useState('List');
  return (
    <Stack gap="md" align="flex-start">
      <SegmentedControl
        aria-label="Currency"
        data={Object.keys(rates)}
        value={currency}
        onChange={(name) => isCurrency(name) && setCurrency(name)}
      />
      <p role="status">
        A quarter of rent: <Money amount={Math.round(250_000_00 / rates[currency])} currency={currency} />
      </p>
      <SegmentedControl aria-label="View" fullWidth data={views} value={view} onChange={setView} />
      <p>Shown as: {view}</p>
    </Stack>
  );
}
