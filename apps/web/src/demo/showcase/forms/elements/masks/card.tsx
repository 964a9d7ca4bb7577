import { Group, MaskInput, Stack } from '@mantine/core';
import { useState } from 'react';
import IconCreditCard from '#icons/IconCreditCard';

const usual = '9999 9999 9999 9999';
const americanExpress = '9999 999999 99999';
const isAmericanExpress = (digits: string) => /^3[47]/.test(digits.replaceAll(' ', ''));

export default function Card() {
  const [digits, setDigits] = useState('');
  return (
    <Stack gap="md">
      <MaskInput
        label="Number of the card"
        description={
          isAmericanExpress(digits) ? 'American Express: 15 figures' : 'The 16 figures on its front'
        }
        mask={usual}
        modify={(typed) => ({ mask: isAmericanExpress(typed) ? americanExpress : usual })}
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        leftSection={<IconCreditCard size={18} stroke={1.6} aria-hidden="true" />}
        onChangeRaw={setDigits}
      />
      <Group grow align="flex-start">
        <MaskInput
          label="Good until"
          description="Month, year"
          mask="99/99"
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
        />
        <MaskInput
          label="Code"
          description="On its back"
          mask={isAmericanExpress(digits) ? '9999' : '999'}
          inputMode="numeric"
          autoComplete="cc-csc"
          dir="ltr"
        />
      </Group>
    </Stack>
  );
}
