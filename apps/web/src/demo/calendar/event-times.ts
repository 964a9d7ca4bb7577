import type { CalendarEvent } from '@kazi/simulation/calendar';
import { dateFormat } from '@kazi/ui/date-format';
import { dayOf } from '../../shell/days.ts';
import type { View } from './search.ts';

export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** The time of day of a moment, by this device's clock, as time fields write it: `09:30`. */
export function timeOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(moment.getHours())}:${part(moment.getMinutes())}`;
}

/** When an event begins and ends, here; an all-day one at midnight. */
export const momentsOf = ({ start, end, allDay }: EventTimes): { start: Date; end: Date } =>
  allDay
    ? { start: new Date(`${start}T00:00`), end: new Date(`${end}T00:00`) }
    : { start: new Date(start), end: new Date(end) };

/** The same as events are written. */
export const timesOf = (start: Date, end: Date, allDay: boolean): EventTimes =>
  allDay
    ? { start: dayOf(start), end: dayOf(end), allDay }
    : { start: start.toISOString(), end: end.toISOString(), allDay };

export interface Shift {
  days?: number;
  minutes?: number;
}

const shortestMinutes = 15;

function shiftedMoment(moment: Date, { days = 0, minutes = 0 }: Shift): Date {
  const shifted = new Date(moment);
  shifted.setDate(shifted.getDate() + days);
  shifted.setMinutes(shifted.getMinutes() + minutes);
  return shifted;
}

/** The whole event earlier or later. */
export function moved(event: EventTimes, by: Shift): EventTimes {
  const { start, end } = momentsOf(event);
  return timesOf(shiftedMoment(start, by), shiftedMoment(end, by), event.allDay);
}

/** Its end earlier or later; never before it has begun. */
export function stretched(event: EventTimes, by: Shift): EventTimes {
  const { start, end } = momentsOf(event);
  const earliest = shiftedMoment(start, event.allDay ? { days: 1 } : { minutes: shortestMinutes });
  const next = shiftedMoment(end, by);
  return timesOf(start, new Date(Math.max(next.getTime(), earliest.getTime())), event.allDay);
}

/** When an event is, for people: "Fri 27 Nov, 10:00–11:00". */
export function timesText(event: EventTimes, locale: string): string {
  const { start, end } = momentsOf(event);
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  if (event.allDay) return dateFormat(locale, day).formatRange(start, shiftedMoment(end, { days: -1 }));
  return dateFormat(locale, { ...day, hour: 'numeric', minute: '2-digit' }).formatRange(start, end);
}

/** The day that is shown when one goes a page on in a view, or back with -1. */
export function pageFrom(day: string, view: View, step: 1 | -1): string {
  const moment = new Date(`${day}T12:00`);
  if (view === 'week') moment.setDate(moment.getDate() + 7 * step);
  else if (view === 'day') moment.setDate(moment.getDate() + step);
  // From the first, since the month beside it may have no 31st.
  else moment.setMonth(moment.getMonth() + step, 1);
  return dayOf(moment);
}
