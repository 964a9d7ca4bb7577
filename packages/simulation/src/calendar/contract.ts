import { get, type Nothing, post, remove } from '../core/call.ts';

export const calendarNames = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
export type CalendarName = (typeof calendarNames)[number];

export interface CalendarEvent {
  id: number;
  /** Address of a page about it; empty where there is none. */
  url: string;
  title: string;
  /** ISO 8601; a day alone (`2026-12-12`) where it lasts all day. */
  start: string;
  /** When it is over: the day after the last one where it lasts all day. */
  end: string;
  allDay: boolean;
  extendedProps: {
    calendar: CalendarName;
    /** Names of the guests. */
    guests?: string[];
    location?: string;
    description?: string;
  };
}

/** Events of the calendars named, of every calendar where none is; of no calendar for an empty list. */
export const listEvents = get<{ calendars?: readonly CalendarName[] | undefined }, CalendarEvent[]>(
  '/apps/calendar/events',
);
export const addEvent = post<{ event: Omit<CalendarEvent, 'id'> }, { event: CalendarEvent }>(
  '/apps/calendar/add-event',
  201,
);
/** Changes what is given of an event. */
export const updateEvent = post<
  { event: Partial<CalendarEvent> & { id: number } },
  { event: CalendarEvent | null }
>('/apps/calendar/update-event');
export const removeEvent = remove<{ id: number }, Nothing>('/apps/calendar/remove-event');
