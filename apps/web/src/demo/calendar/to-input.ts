import type { EventInput } from '@fullcalendar/react';
import type { CalendarEvent } from '@kazi/simulation/calendar';
import { calendarTones } from './calendars.ts';

/** An event as the calendar draws it. Its address stays out: a click opens the event, not a page. */
export function toInput({ id, title, start, end, allDay, extendedProps }: CalendarEvent): EventInput {
  const tone = calendarTones[extendedProps.calendar];
  return {
    id: String(id),
    title,
    start,
    end,
    allDay,
    color: `var(--kz-${tone})`,
    contrastColor: `var(--kz-${tone}-soft)`,
  };
}
