import '@mantine/dates/styles.layer.css';
import { DateInput, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import { calendarProps, dayProps, useDateSettings } from './dates.ts';

export default function Typed() {
  const [day, setDay] = useState<string | null>('2026-12-12');
  return (
    <DatesProvider settings={useDateSettings()}>
      <DateInput
        {...calendarProps}
        {...dayProps}
        label="Day of the market"
        description="As 12/12/2026"
        valueFormat="DD/MM/YYYY"
        value={day}
        onChange={setDay}
        error={!day && 'Write the day as 12/12/2026, or choose it.'}
      />
    </DatesProvider>
  );
}
