import '@mantine/dates/styles.layer.css';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import IconCalendar from '#icons/IconCalendar';
import { today } from '../../../../../shell/days.ts';
import { calendarProps, dayProps, useDateSettings } from './dates.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00`).getDay());

export default function Day() {
  const [due, setDue] = useState<string | null>(null);
  return (
    <DatesProvider settings={useDateSettings()}>
      <DatePickerInput
        {...calendarProps}
        {...dayProps}
        label="Paid by the bank on"
        description="A working day, from today on"
        placeholder="Choose a day"
        value={due}
        onChange={setDue}
        minDate={today()}
        excludeDate={isWeekend}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the day' }}
        leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden="true" />}
      />
    </DatesProvider>
  );
}
