import { MaskInput } from '@mantine/core';
import { useState } from 'react';
import { dayOf, today } from '../../../../../shell/days.ts';

/** What is wrong with a day written as 24/06/1990; undefined while it is not whole, or where it is one. */
function problemOf(typed: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed) ?? [];
  if (!year) return undefined;
  const written = `${year}-${month}-${day}`;
  if (dayOf(new Date(Number(year), Number(month) - 1, Number(day))) !== written)
    return 'There is no such day.';
  return written > today() ? 'This day is still to come.' : undefined;
}

export default function DayOfBirth() {
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
