import '@mantine/dates/styles.layer.css';
import { DatesProvider, MonthPickerInput } from '@mantine/dates';
import { useState } from 'react';
import { today } from '../../../../../shell/days.ts';
import { calendarProps, useDateSettings } from './dates.ts';

export default function Month() {
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
