import { cents, noCents } from '@kazi/contract/cents';
import { useLocale } from '@kazi/ui/locale';
import { Money as Amount } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { ActionIcon, Group, NumberInput, type NumberInputHandlers, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import IconMinus from '#icons/IconMinus';
import IconPlus from '#icons/IconPlus';
import { AmountField } from '../../../../../shell/amount/amount-field.tsx';
import type { TypedAmount } from '../../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../../shell/amount/use-amount-check.ts';

export function BasicExample() {
  return (
    <Stack gap="md">
      <NumberInput label="Employees" defaultValue={12} min={0} allowDecimal={false} />
      <NumberInput
        label="Hours of a shift"
        description="In half hours"
        defaultValue={8}
        step={0.5}
        min={0}
        decimalScale={1}
      />
      <NumberInput label="Price with VAT" defaultValue={16} suffix="%" min={0} max={100} />
    </Stack>
  );
}

const vat = 0.16;

export function MoneyExample() {
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

const bounds = { min: 10_00, max: 250_000_00, step: 100 };

export function LimitsExample() {
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

const inStock = 24;

export function QuantityExample() {
  const [bags, setBags] = useState<number | string>(2);
  const handlers = useRef<NumberInputHandlers>(undefined);
  return (
    <Stack gap="xs">
      <Group gap={6}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="One bag less"
          data-disabled={Number(bags) <= 1}
          aria-disabled={Number(bags) <= 1}
          onClick={() => handlers.current?.decrement()}
        >
          <IconMinus size={18} stroke={2} />
        </ActionIcon>
        <NumberInput
          aria-label="Bags of maize"
          value={bags}
          onChange={setBags}
          handlersRef={handlers}
          min={1}
          max={inStock}
          allowDecimal={false}
          hideControls
          size="lg"
          w={80}
          styles={{
            input: {
              blockSize: 44,
              minBlockSize: 44,
              textAlign: 'center',
              fontVariantNumeric: 'tabular-nums',
            },
          }}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label="One bag more"
          data-disabled={Number(bags) >= inStock}
          aria-disabled={Number(bags) >= inStock}
          onClick={() => handlers.current?.increment()}
        >
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      </Group>
      <p role="status">{inStock - Number(bags)} bags are left in the store.</p>
    </Stack>
  );
}

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export function StatesExample() {
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
