import { cents } from '@kazi/contract/cents';
import { Money as Amount } from '@kazi/ui/money';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../../shell/amount/read-amount.ts';

const vat = 0.16;

export default function Money() {
  const [price, setPrice] = useState<TypedAmount>(cents(12_500_00));
  return (
    <Stack gap="xs">
      <AmountField name="showcase-price" label="Net price" value={price} onChange={setPrice} />
      <p role="status">
        With VAT:{' '}
        {typeof price === 'number' ? <Amount amount={Math.round(price * (1 + vat))} currency="KES" /> : '–'}
      </p>
    </Stack>
  );
}
