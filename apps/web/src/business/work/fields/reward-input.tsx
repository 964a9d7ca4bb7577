import { cents } from '@kazi/contract/cents';
import type { TaskCard } from '@kazi/contract/work';
import { NumberInput } from '@mantine/core';
import classes from './fields.module.css';
import { PayerHint } from './payer-hint.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type Reward = TaskCard['reward'];

/** A comma groups thousands: taken for a point as well, `1,500` would be 1.50. */
const decimalSeparators = ['.'];

/** Of wallets, which pay rewards. */
const currency = 'KES';
const digits = 2;

interface RewardInputProps {
  value: Reward;
  onChange: (reward: Reward) => void;
  label: string;
  error?: string | undefined;
  /** Id of the app whose owner pays. */
  app: string | undefined;
}

/** An amount typed as people write it, kept in cents. Empty means no reward. */
export function RewardInput({ value, onChange, label, error, app }: RewardInputProps) {
  const promised = value?.currency === currency ? value.amount / 10 ** digits : null;
  const typed = useTypedNumber(promised, (amount) =>
    onChange(amount === null ? null : { amount: centsOf(amount), currency }),
  );
  return (
    <NumberInput
      label={label}
      description={<PayerHint app={app} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error}
      {...typed}
      clampBehavior="none"
      decimalScale={digits}
      thousandSeparator=","
      allowedDecimalSeparators={decimalSeparators}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      leftSection={<span className={classes.currency}>{currency}</span>}
      leftSectionWidth={52}
      leftSectionPointerEvents="none"
    />
  );
}

/** Whole cents, also of more than can be promised, which `useTooMuch` speaks of. */
const centsOf = (amount: number) =>
  cents(Math.min(Math.round(amount * 10 ** digits), Number.MAX_SAFE_INTEGER));
