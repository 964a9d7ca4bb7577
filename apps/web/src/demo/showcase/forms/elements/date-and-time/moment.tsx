import '@mantine/dates/styles.layer.css';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import { useState } from 'react';
import { today } from '../../../../../shell/days.ts';
import { calendarProps, dayProps, useDateSettings } from './dates.ts';

export default function Moment() {
  const [begins, setBegins] = useState<string | null>(`${today()} 14:30:00`);
  return (
    <DatesProvider settings={useDateSettings()}>
      <DateTimePicker
        {...calendarProps}
        {...dayProps}
        label="The stocktaking begins"
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
