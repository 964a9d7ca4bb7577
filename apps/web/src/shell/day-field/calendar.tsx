import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider, MonthPicker } from '@mantine/dates';
import 'dayjs/locale/ar.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/sw.js';
import { useTranslation } from 'react-i18next';
import type { DayKind } from '../days.ts';
import { usePreferences } from '../preferences.ts';
import { useWorkspaceLook } from '../workspace-look.ts';

interface CalendarProps {
  /** A day, or the first of a month. */
  day: string | null;
  label: string;
  kind?: DayKind;
  onPick: (day: string | null) => void;
}

/** As a clock counts days. */
const weekDays = { sunday: 0, monday: 1, saturday: 6 } as const;

/** A month to choose a day from, or a year to choose a month from. Fetched when it is first opened. */
export function Calendar({ day, label, kind = 'day', onPick }: CalendarProps) {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  const { weekStart } = useWorkspaceLook();
  const Picker = kind === 'day' ? DatePicker : MonthPicker;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: weekDays[weekStart] }}>
      <Picker
        value={day}
        {...(day && { defaultDate: day })}
        onChange={onPick}
        aria-label={label}
        // What leads to the months and years is named by what it shows; the arrows show nothing to read.
        ariaLabels={{
          previousMonth: t('calendar.previousMonth'),
          nextMonth: t('calendar.nextMonth'),
          previousYear: t('calendar.previousYear'),
          nextYear: t('calendar.nextYear'),
          previousDecade: t('calendar.previousDecade'),
          nextDecade: t('calendar.nextDecade'),
        }}
        allowDeselect
        {...(kind === 'day' && { highlightToday: true })}
      />
    </DatesProvider>
  );
}
