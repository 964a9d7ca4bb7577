import { useState } from 'react';

type Typed = string | number;

/** The value of a number's field, and what takes a change: what is typed stays as it is while it means the value, such as `12.` on the way to `12.5`. */
export function useTypedNumber(value: number | null, onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState<Typed>('');
  return {
    value: numberOf(typed) === value ? typed : (value ?? ''),
    onChange: (now: Typed) => {
      setTyped(now);
      onChange(numberOf(now));
    },
  };
}

function numberOf(typed: Typed): number | null {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(number) ? null : number;
}
