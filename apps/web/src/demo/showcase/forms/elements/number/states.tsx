import { cents, noCents } from '@kazi/contract/cents';
import { NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { AmountField } from '../../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../../shell/amount/use-amount-check.ts';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export default function States() {
  const [reward, setReward] = useState<TypedAmount>(noCents);
  const check = useAmountCheck();
  return (
    <Stack gap="md">
      <AmountField
        name="showcase-reward"
        label="Reward"
        value={reward}
        onChange={setReward}
        error={check(reward) && 'A task that is paid needs a reward above zero.'}
      />
      <AmountField
        name="showcase-held"
        label="Held"
        value={cents(4_500_00)}
        disabled
        description="Released when the task is accepted."
      />
      <NumberInput label="Number of the till" defaultValue={522_522} hideControls allowNegative={false} />
      {sizes.map((size) => (
        <NumberInput key={size} size={size} aria-label={`Size ${size}`} defaultValue={7} />
      ))}
    </Stack>
  );
}
