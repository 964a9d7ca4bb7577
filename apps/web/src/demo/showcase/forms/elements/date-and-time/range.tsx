import '@mantine/dates/styles.layer.css';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import { dayMs, dayOf, daysBetween, today } from '../../../../../shell/days.ts';
import { calendarProps, dayProps, useDateSettings } from './dates.ts';

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * dayMs));

export default function Range() {
  const [[from, to], setSpan] = useState<[string | null, string | null]>([daysAgo(27), today()]);
  return (
    <DatesProvider settings={useDateSettings()}>
      <DatePickerInput
        {...calendarProps}
        {...dayProps}
        type="range"
        label="Statement"
        description={from && to ? `${daysBetween(from, to) + 1} days` : 'Choose the last day too.'}
        value={[from, to]}
        onChange={setSpan}
        valueFormat="D MMM YYYY"
        maxDate={today()}
        allowSingleDateInRange
        presets={[
          { value: [daysAgo(6), today()], label: 'Last 7 days' },
          { value: [daysAgo(27), today()], label: 'Last 28 days' },
          { value: [`${today().slice(0, 8)}01`, today()], label: 'This month' },
        ]}
      />
    </DatesProvider>
  );
}
