import { cents, noCents } from '@kazi/contract/cents';
import type { TaskCard } from '@kazi/contract/work';
import { minorDigits } from '@kazi/ui/money-format';
import { NativeSelect, NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';
import { PayerHint } from './payer-hint.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type Reward = TaskCard['reward'];

/** A comma groups thousands: taken for a point as well, `1,500` would be 1.50. */
const decimalSeparators = ['.'];

const currencies = ['KES', 'UGX', 'TZS', 'RWF', 'ETB', 'USD', 'EUR', 'GBP'];

interface RewardInputProps {
  value: Reward;
  onChange: (reward: Reward) => void;
  label: string;
  error?: string | undefined;
  /** Id of the app whose owner pays. */
  app: string | undefined;
}

/** An amount typed as people write it, and its currency; kept in minor units. Empty means no reward. */
export function RewardInput({ value, onChange, label, error, app }: RewardInputProps) {
  const { t } = useTranslation('work');
  const currency = value?.currency ?? 'KES';
  const digits = minorDigits(currency);
  const typed = useTypedNumber(value && value.amount / 10 ** digits, (amount) =>
    onChange(amount === null ? null : { amount: centsOf(amount, digits), currency }),
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
      inputContainer={(input) => (
        <div className={classes.reward}>
          {input}
          <NativeSelect
            aria-label={t('new.currency')}
            data={currencies.includes(currency) ? currencies : [currency, ...currencies]}
            value={currency}
            onChange={(event) =>
              onChange({ amount: value?.amount ?? noCents, currency: event.currentTarget.value })
            }
          />
        </div>
      )}
    />
  );
}

/** Whole minor units, also of more than can be promised, which `useTooMuch` speaks of. */
const centsOf = (amount: number, digits: number) =>
  cents(Math.min(Math.round(amount * 10 ** digits), Number.MAX_SAFE_INTEGER));
