import { useLocale } from '@kazi/ui/locale';
import { minorDigits } from '@kazi/ui/money-format';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import classes from './amount-field.module.css';
import { amountText, readAmount, type TypedAmount } from './read-amount.ts';
import { useAmountCheck } from './use-amount-check.ts';

interface AmountFieldProps extends Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'type'> {
  /** Written out where the field is used, and used once: the browser tests find every field by it. */
  name: string;
  value?: TypedAmount;
  /** Called with minor units, null for nothing, or the text as it is where it is no amount, for the form to refuse. */
  onChange?: (value: TypedAmount) => void;
  currency?: string;
  /** Minor units that are shown as an example while the field is empty. */
  example?: number;
}

/**
 * Takes an amount as the reader's language writes it; the form holds minor units. What is typed stays as it is until the
 * field is left, and is then written as the language does. What is no amount stays as well, with the reason below it.
 */
export function AmountField({
  value = null,
  onChange,
  onBlur,
  onKeyDown,
  error,
  currency = 'KES',
  example = 1500 * 10 ** minorDigits(currency),
  required = true,
  ...field
}: AmountFieldProps) {
  const locale = useLocale();
  const check = useAmountCheck(currency);
  const [typed, setTyped] = useState<string>();
  const meaning = (text: string): TypedAmount => {
    const { cents, problem } = readAmount(text, locale, currency);
    return cents ?? (problem === 'missing' ? null : text);
  };
  const isTyping = typed !== undefined && meaning(typed) === value;
  const isText = typeof value === 'string';
  const written = isText ? value : value === null ? '' : amountText(value, locale, currency);

  function leave() {
    setTyped(undefined);
    if (isText && meaning(value) !== value) onChange?.(meaning(value));
  }
  return (
    <TextInput
      placeholder={amountText(example, locale, currency)}
      leftSection={<span className={classes.currency}>{currency}</span>}
      leftSectionWidth={52}
      leftSectionPointerEvents="none"
      withAsterisk={false}
      {...field}
      data-amount={isText ? '' : (value ?? '')}
      value={isTyping ? typed : written}
      error={error || (!isTyping && isText && check(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange?.(meaning(currentTarget.value));
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        onKeyDown?.(event);
      }}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      classNames={{ input: classes.input ?? '' }}
    />
  );
}
