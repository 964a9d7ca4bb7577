import { useLocale } from '@kazi/ui/locale';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './amount-field.module.css';
import { asTyped, asWritten } from './amount-in-locale.ts';
import { amountText, readAmount, typedAmount } from './read-amount.ts';

interface AmountFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What was typed, as `readAmount` reads it in any language; `useAmountCheck` tells what is wrong with it. */
  value?: string;
  onChange: (typed: string) => void;
  currency?: string;
}

/** So much is shown as an example, in cents. */
const example = 1_500_00;

/** Takes an amount in shillings, as the language writes it. Leaving the field groups the thousands. */
export function AmountField({
  value = '',
  onChange,
  onBlur,
  currency = 'KES',
  required = true,
  ...field
}: AmountFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && asTyped(typed, locale) === value;
  return (
    <TextInput
      placeholder={amountText(example, locale)}
      {...field}
      value={isTyped ? typed : asWritten(value, locale)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(asTyped(currentTarget.value, locale));
      }}
      onBlur={(event) => {
        const { cents } = readAmount(value);
        if (cents !== undefined) {
          setTyped(undefined);
          if (typedAmount(cents) !== value) onChange(typedAmount(cents));
        }
        onBlur?.(event);
      }}
      required={required}
      withAsterisk={false}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      leftSection={<span className={classes.currency}>{currency}</span>}
      leftSectionWidth={52}
      leftSectionPointerEvents="none"
      classNames={{ input: classes.input ?? '' }}
    />
  );
}
