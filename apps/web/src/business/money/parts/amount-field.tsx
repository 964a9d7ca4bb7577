import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './amount-field.module.css';
import { readAmount, typedAmount } from './read-amount.ts';

interface AmountFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What was typed, as it was: `readAmount` tells what it says, `useAmountCheck` what is wrong with it. */
  value?: string;
  onChange: (typed: string) => void;
  currency?: string;
}

/** Takes an amount in shillings. Leaving the field groups the thousands. */
export function AmountField({
  value = '',
  onChange,
  onBlur,
  currency = 'KES',
  required = true,
  ...field
}: AmountFieldProps) {
  return (
    <TextInput
      placeholder="1,500"
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={(event) => {
        const { cents } = readAmount(value);
        if (cents !== undefined && typedAmount(cents) !== value) onChange(typedAmount(cents));
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
