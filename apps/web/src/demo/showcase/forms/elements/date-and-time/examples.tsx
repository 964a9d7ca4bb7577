import '@mantine/dates/styles.layer.css';
import { Stack } from '@mantine/core';
import {
  DateInput,
  DatePickerInput,
  DatesProvider,
  DateTimePicker,
  MonthPickerInput,
  TimePicker,
} from '@mantine/dates';
import { useState } from 'react';
import IconCalendar from '#icons/IconCalendar';
import { dayMs, dayOf, daysBetween, today } from '../../../../../shell/days.ts';
import { calendarProps, dayProps, useDateSettings } from './dates.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00`).getDay());

export function DayExample() {
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

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * dayMs));

export function RangeExample() {
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

export function TypedExample() {
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

/** The lists scroll by keyboard too. */
const scrollAreaProps = { viewportProps: { tabIndex: 0 } };
const slots = ['08:00', '10:00', '12:00', '14:00', '16:00'];

export function TimeExample() {
  const [opens, setOpens] = useState('08:00');
  return (
    <Stack gap="md">
      <TimePicker
        label="The shop opens at"
        description="Between 6:00 and 12:00"
        value={opens}
        onChange={setOpens}
        min="06:00"
        max="12:00"
        minutesStep={5}
        withDropdown
        scrollAreaProps={scrollAreaProps}
        hoursInputLabel="Hour"
        minutesInputLabel="Minute"
        dir="ltr"
      />
      <TimePicker
        label="Delivery at"
        description="Every two hours"
        defaultValue="10:00"
        withDropdown
        presets={slots}
        closeDropdownOnPresetSelect
        scrollAreaProps={scrollAreaProps}
        hoursInputLabel="Hour"
        minutesInputLabel="Minute"
        dir="ltr"
      />
    </Stack>
  );
}

export function MomentExample() {
  const [begins, setBegins] = useState<string | null>(`${today()} 14:30:00`);
  return (
    <DatesProvider settings={useDateSettings()}>
      <DateTimePicker
        {...calendarProps}
        {...dayProps}
        label="Start of the stocktaking"
        placeholder="Choose day and time"
        value={begins}
        onChange={setBegins}
        valueFormat="D MMM YYYY, HH:mm"
        minDate={today()}
        timePickerProps={{ hoursInputLabel: 'Hour', minutesInputLabel: 'Minute', dir: 'ltr' }}
        submitButtonProps={{ 'aria-label': 'Take this day and time' }}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear day and time' }}
      />
    </DatesProvider>
  );
}

export function MonthExample() {
  const [month, setMonth] = useState<string | null>(`${today().slice(0, 8)}01`);
  return (
    <DatesProvider settings={useDateSettings()}>
      <MonthPickerInput
        {...calendarProps}
        label="Payroll of"
        description="Not before the books were opened, in March 2025"
        value={month}
        onChange={setMonth}
        minDate="2025-03-01"
        maxDate={today()}
        valueFormat="MMMM YYYY"
      />
    </DatesProvider>
  );
}
