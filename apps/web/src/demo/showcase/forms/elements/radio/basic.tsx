import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';

const ways = [
  { value: 'mpesa', label: 'M-Pesa', description: 'At once, up to KES 250,000' },
  { value: 'bank', label: 'Bank account', description: 'On the same day, of any size' },
  { value: 'cash', label: 'Cash on delivery', description: 'Counted by the rider' },
];

export default function Basic() {
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
