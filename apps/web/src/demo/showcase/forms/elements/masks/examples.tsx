import { Group, MaskInput, Stack } from '@mantine/core';
import { useState } from 'react';
import IconCreditCard from '#icons/IconCreditCard';
import { dayOf, today } from '../../../../../shell/days.ts';

export function PhoneExample() {
  const [digits, setDigits] = useState('');
  return (
    <Stack gap="xs">
      <MaskInput
        label="M-Pesa number"
        description="Nine figures after +254, as 712 000 345."
        mask="+254 999 999 999"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        onChangeRaw={setDigits}
      />
      <p>
        Kept as <bdi>{digits ? `+254${digits}` : 'nothing yet'}</bdi>
      </p>
    </Stack>
  );
}

const usual = '9999 9999 9999 9999';
const americanExpress = '9999 999999 99999';
const isAmericanExpress = (digits: string) => /^3[47]/.test(digits.replaceAll(' ', ''));

export function CardExample() {
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

const upper = (letter: string) => letter.toUpperCase();

const papers = [
  { label: 'KRA PIN', mask: 'A999999999A', example: 'A012345678Z' },
  { label: 'Number plate', mask: 'AAA 999A', example: 'KDA 123B' },
  { label: 'National ID', mask: '99999999', example: '29481730' },
  { label: 'Passport', mask: 'AA9999999', example: 'AK1234567' },
];

export function PapersExample() {
  return (
    <Stack gap="md">
      {papers.map(({ label, mask, example }) => (
        <MaskInput
          key={label}
          label={label}
          description={`As ${example}`}
          mask={mask}
          transform={upper}
          autoComplete="off"
          dir="ltr"
        />
      ))}
    </Stack>
  );
}

/** What is wrong with a day written as 24/06/1990; undefined while it is not whole, or where it is one. */
function problemOf(typed: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed) ?? [];
  if (!year) return undefined;
  const written = `${year}-${month}-${day}`;
  if (dayOf(new Date(Number(year), Number(month) - 1, Number(day))) !== written)
    return 'There is no such day.';
  return written > today() ? 'This day is still to come.' : undefined;
}

export function DateExample() {
  const [typed, setTyped] = useState('');
  return (
    <MaskInput
      label="Day of birth"
      description="Day, month, year, as 24/06/1990"
      mask="99/99/9999"
      slotChar="dd/mm/yyyy"
      inputMode="numeric"
      autoComplete="bday"
      dir="ltr"
      error={problemOf(typed)}
      onChangeRaw={(_digits, written) => setTyped(written)}
    />
  );
}

const receipts: Readonly<Record<string, string>> = {
  SKT4H7Q2LM: 'KES 12,400 from Ziwa Fresh Foods, on Monday.',
  SKT9B1X0PD: 'KES 860 from Beatrice Moraa, today.',
};

export function CompleteExample() {
  const [code, setCode] = useState('');
  return (
    <Stack gap="xs">
      <MaskInput
        label="Code of the M-Pesa message"
        description="Ten letters and figures. Try SKT4H7Q2LM."
        mask="**********"
        transform={(letter) => letter.toUpperCase()}
        autoComplete="off"
        dir="ltr"
        onChangeRaw={() => setCode('')}
        onComplete={setCode}
        error={code && !receipts[code] && 'No payment has this code. Compare it with the message.'}
      />
      <p role="status">{receipts[code]}</p>
    </Stack>
  );
}
