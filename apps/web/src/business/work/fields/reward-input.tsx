import { noCents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import { useLocale } from '@kazi/ui/locale';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { amountText, readAmount, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import classes from './fields.module.css';
import { PayerHint } from './payer-hint.tsx';

const currencies = ['KES', 'UGX', 'TZS', 'RWF', 'ETB', 'USD', 'EUR', 'GBP'];

/** A reward as its field holds it; null before anything is typed or chosen. */
export type TypedReward = { amount: TypedAmount; currency: string } | null;

/** The reward that is typed; null for none, undefined while what is typed is no amount: then nothing may be sent. */
export function rewardIn(typed: TypedReward): Money | null | undefined {
  if (!typed || typed.amount === null || typed.amount === noCents) return null;
  const { amount, currency } = typed;
  return typeof amount === 'string' ? undefined : { amount, currency };
}

interface RewardInputProps {
  /** As an `AmountField` is named. */
  name: string;
  value: TypedReward;
  onChange: (reward: TypedReward) => void;
  label: string;
  error?: string | undefined;
  /** Id of the app whose owner pays. */
  app: string | undefined;
}

/** An amount typed as people write it, and its currency; kept in minor units. Empty means no reward. */
export function RewardInput({ name, value, onChange, label, error, app }: RewardInputProps) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const { amount = null, currency = 'KES' } = value ?? {};
  /** The figure stays, whose minor unit may be another one: KES 1,500 becomes UGX 1,500. */
  function change(chosen: string) {
    const figure = typeof amount === 'number' ? amountText(amount, locale, currency) : amount;
    const read = figure === null ? undefined : readAmount(figure, locale, chosen).cents;
    onChange({ amount: read ?? figure, currency: chosen });
  }
  return (
    <AmountField
      name={name}
      label={label}
      description={<PayerHint app={app} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error}
      value={amount}
      onChange={(changed) => onChange({ amount: changed, currency })}
      currency={currency}
      required={false}
      leftSection={null}
      inputContainer={(input) => (
        <div className={classes.reward}>
          {input}
          <NativeSelect
            aria-label={t('new.currency')}
            data={currencies.includes(currency) ? currencies : [currency, ...currencies]}
            value={currency}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </div>
      )}
    />
  );
}
