import { Money as Amount } from '@kazi/ui/money';
import { NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';

const vat = 0.16;

export default function Money() {
  const [shillings, setShillings] = useState<number | string>(12_500);
  const cents = Math.round(Number(shillings) * 100);
  return (
    <Stack gap="xs">
      <NumberInput
        label="Net price"
        value={shillings}
        onChange={setShillings}
        prefix="KES "
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        max={1_000_000_000}
        hideControls
        dir="ltr"
      />
      <p role="status">
        With VAT: <Amount amount={Math.round(cents * (1 + vat))} currency="KES" />
      </p>
    </Stack>
  );
}
