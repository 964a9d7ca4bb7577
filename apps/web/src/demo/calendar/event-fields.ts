import { dayOf } from '../../shell/days.ts';
import { type EventTimes, minuteOf, momentsOf, timesOf } from './event-times.ts';

/** When an event is, as fields of a form hold it: days where it lasts all day, else days with times. */
export interface TimeFields {
  allDay: boolean;
  start: string;
  /** Of an all-day event the last day that is part of it. */
  end: string;
}

const hourMs = 3_600_000;

/** The fields of an event; `allDay` where that is to change. */
export function fieldsOf(event: EventTimes, allDay = event.allDay): TimeFields {
  const { start, end } = momentsOf(event);
  if (!allDay && event.allDay) {
    start.setHours(9);
    return { allDay, start: minuteOf(start), end: minuteOf(new Date(start.getTime() + hourMs)) };
  }
  if (!allDay) return { allDay, start: minuteOf(start), end: minuteOf(end) };
  // A moment earlier, since an all-day event ends where the next day begins.
  return { allDay, start: dayOf(start), end: dayOf(new Date(end.getTime() - 1)) };
}

/** The event's times of what the fields hold. */
export function withTimes({ allDay, start, end }: TimeFields): EventTimes {
  if (!allDay) return timesOf(new Date(start), new Date(end), false);
  const after = new Date(`${end}T00:00`);
  after.setDate(after.getDate() + 1);
  return timesOf(new Date(`${start}T00:00`), after, true);
}

/** What is wrong with the end, by its name among the texts; undefined where nothing is. */
export function endProblem({ allDay, start, end }: TimeFields): 'endMissing' | 'endTooEarly' | undefined {
  if (!end) return 'endMissing';
  if (allDay ? end < start : end <= start) return 'endTooEarly';
  return undefined;
}
