import { cents } from '@kazi/contract/cents';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../../shell/amount/use-amount-check.ts';

const bounds = { min: 10_00, max: 250_000_00, step: 100 };

export default function Limits() {
  const [amount, setAmount] = useState<TypedAmount>(cents(2_500_00));
  const check = useAmountCheck();
  const locale = useLocale();
  const inWords = (limit: number) => formatMoney(limit, 'KES', locale);
  return (
    <Stack gap="md">
      <AmountField
        name="showcase-withdrawal"
        label="Withdraw by M-Pesa"
        description={`Between ${inWords(bounds.min)} and ${inWords(bounds.max)}`}
        value={amount}
        onChange={setAmount}
        error={typeof amount === 'number' && check(amount, bounds)}
      />
      <NumberInput
        label="Seats in the matatu"
        description="Nothing above 14 can be typed at all"
        defaultValue={14}
        min={1}
        max={14}
        clampBehavior="strict"
        allowDecimal={false}
      />
    </Stack>
  );
}
