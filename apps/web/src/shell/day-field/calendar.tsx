import '@mantine/dates/styles.layer.css';
import { useAnnounced } from '@kazi/ui/announcer';
import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';
import { VisuallyHidden } from '@mantine/core';
import { DatePicker, DatesProvider, MonthPicker } from '@mantine/dates';
import dayjs from 'dayjs';
import 'dayjs/locale/ar.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/sw.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayKind, today } from '../days.ts';
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
/** `2026-11`: as far as two days of a month, or months of a year, are alike. */
const lengths = { day: 'YYYY-MM'.length, month: 'YYYY'.length };
const parts = { day: { month: 'long', year: 'numeric' }, month: { year: 'numeric' } } as const;

/** A month to choose a day from, or a year to choose a month from. Fetched when it is first opened. */
export function Calendar({ day, label, kind = 'day', onPick }: CalendarProps) {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  const { weekStart } = useWorkspaceLook();
  const locale = useLocale();
  const now = today();
  const [shown, setShown] = useState(day ?? now);
  const period = shown.slice(0, lengths[kind]);
  const name = dateFormat(locale, { ...parts[kind], timeZone: 'UTC' }).format(new Date(shown));
  useAnnounced(name, period);

  /** What is chosen, and what is now, of the days of a month or the months of a year. */
  const stateOf = (date: string) => {
    const end = kind === 'day' ? undefined : lengths.day;
    const is = (other: string | null) => other?.slice(0, end) === date.slice(0, end);
    return { 'aria-pressed': is(day), ...(is(now) && { 'aria-current': 'date' as const }) };
  };
  const shared = {
    value: day,
    date: shown,
    onDateChange: setShown,
    onChange: onPick,
    'aria-label': label,
    allowDeselect: true,
    // What leads to the months and years is named by what it shows; the arrows show nothing to read.
    ariaLabels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      previousYear: t('calendar.previousYear'),
      nextYear: t('calendar.nextYear'),
      previousDecade: t('calendar.previousDecade'),
      nextDecade: t('calendar.nextDecade'),
    },
  };
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: weekDays[weekStart] }}>
      {kind === 'day' ? (
        <DatePicker
          {...shared}
          highlightToday
          attributes={{ month: { 'aria-label': name } }}
          getDayProps={stateOf}
          weekdayFormat={(weekday) => <Weekday day={weekday} />}
        />
      ) : (
        <MonthPicker
          {...shared}
          attributes={{ monthsList: { 'aria-label': name } }}
          getMonthControlProps={stateOf}
        />
      )}
    </DatesProvider>
  );
}

/** The head of a column: two letters for the eye, and the whole word to be read out. */
function Weekday({ day }: { day: string }) {
  const { language } = usePreferences();
  const date = dayjs(day).locale(language);
  return (
    <>
      <span aria-hidden="true">{date.format('dd')}</span>
      <VisuallyHidden>{date.format('dddd')}</VisuallyHidden>
    </>
  );
}
