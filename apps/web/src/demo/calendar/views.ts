import type { CalendarName } from '@kazi/simulation/calendar';
import { dateFormat } from '@kazi/ui/date-format';
import type { Tone } from '@kazi/ui/tones';
import type { View } from './search.ts';

/** The colour of each calendar's events. */
export const calendarTones: Record<CalendarName, Tone> = {
  Business: 'info',
  Holiday: 'success',
  Personal: 'danger',
  Family: 'active',
  ETC: 'review',
};

/** Weeks begin on a Monday. */
export const firstDay = 1;

/** Names the days that a view shows: "November 2026", "16 – 22 Nov 2026", "Saturday, 21 November 2026". */
export function titleOf(view: View, date: string, locale: string): string {
  const day = new Date(`${date}T12:00`);
  if (view === 'day') return dateFormat(locale, { dateStyle: 'full' }).format(day);
  if (view !== 'week') return dateFormat(locale, { month: 'long', year: 'numeric' }).format(day);
  const first = new Date(day);
  first.setDate(day.getDate() - ((day.getDay() - firstDay + 7) % 7));
  const last = new Date(first);
  last.setDate(first.getDate() + 6);
  return dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(first, last);
}
