import { type CalendarName, calendarNames } from '@kazi/simulation/calendar';
import { dayOf } from '../../shell/days.ts';
import { oneOf, someOf, text } from '../../shell/search-params.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

/** What of the calendar is shown, as the address keeps it. */
export interface CalendarSearch {
  /** Where it is left out a month, on a phone as a list. */
  view?: View | undefined;
  /** A day that is shown; today where it is left out. */
  date?: string | undefined;
  /** Calendars that are not shown. */
  without?: CalendarName[] | undefined;
}

export const readCalendarSearch = (search: Record<string, unknown>): CalendarSearch => ({
  view: oneOf(search.view, views),
  date: day(text(search.date)),
  without: someOf(search.without, calendarNames),
});

/** A day that there is: not the 31st of November. */
function day(given: string | undefined): string | undefined {
  const moment = new Date(`${given}T12:00`);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === given ? given : undefined;
}
