import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider, MonthPicker } from '@mantine/dates';
import 'dayjs/locale/ar.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/sw.js';
import type { DayKind } from '../days.ts';
import { usePreferences } from '../preferences.ts';

interface CalendarProps {
  /** A day, or the first of a month. */
  day: string | null;
  label: string;
  kind?: DayKind;
  onPick: (day: string | null) => void;
}

const monday = 1;

/** A month to choose a day from, or a year to choose a month from. Fetched when it is first opened. */
export function Calendar({ day, label, kind = 'day', onPick }: CalendarProps) {
  const { language } = usePreferences();
  const Picker = kind === 'day' ? DatePicker : MonthPicker;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: monday }}>
      <Picker
        value={day}
        {...(day && { defaultDate: day })}
        onChange={onPick}
        aria-label={label}
        allowDeselect
        {...(kind === 'day' && { highlightToday: true })}
      />
    </DatesProvider>
  );
}
