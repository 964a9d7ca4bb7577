import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/ar.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/sw.js';
import { usePreferences } from '../../../shell/preferences.ts';

interface CalendarProps {
  day: string | null;
  label: string;
  onPick: (day: string | null) => void;
}

const monday = 1;

/** A month to choose a day from. Fetched when it is first opened. */
export function Calendar({ day, label, onPick }: CalendarProps) {
  const { language } = usePreferences();
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: monday }}>
      <DatePicker
        value={day}
        {...(day && { defaultDate: day })}
        onChange={onPick}
        aria-label={label}
        allowDeselect
      />
    </DatesProvider>
  );
}
