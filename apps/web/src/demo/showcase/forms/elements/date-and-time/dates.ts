import 'dayjs/locale/ar.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/sw.js';
import { usePreferences } from '../../../../../shell/preferences.ts';
import classes from './examples.module.css';

const monday = 1;

/** For `DatesProvider`: months and weekdays in the reader's language, weeks from Monday. */
export function useDateSettings() {
  const { language } = usePreferences();
  return { locale: language, firstDayOfWeek: monday } as const;
}

/** For every picker: what its buttons are called. */
export const calendarProps = {
  ariaLabels: {
    monthLevelControl: 'Choose a month',
    yearLevelControl: 'Choose a year',
    previousMonth: 'The month before',
    nextMonth: 'The next month',
    previousYear: 'The year before',
    nextYear: 'The next year',
    previousDecade: 'Ten years before',
    nextDecade: 'The next ten years',
  },
  popoverProps: { withRoles: false },
} as const;

/** For pickers of days, beside `calendarProps`: one month at a time, its weekends readable. */
export const dayProps = { hideOutsideDates: true, classNames: { day: classes.day ?? '' } } as const;
