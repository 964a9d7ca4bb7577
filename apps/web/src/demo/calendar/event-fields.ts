import { dayOf, isWritten } from '../../shell/days.ts';
import { type EventTimes, momentsOf, timeOf, timesOf } from './event-times.ts';

/** When an event is, as fields of a form hold it: days, and times where it does not last all day. */
export interface TimeFields {
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** The last day that is part of an all-day event. */
  endDay: string;
  endTime: string;
}

/** The fields of an event; an all-day event has times ready, should it become a timed one. */
export function fieldsOf(event: EventTimes): TimeFields {
  const { allDay } = event;
  const { start, end } = momentsOf(event);
  if (!allDay)
    return {
      allDay,
      startDay: dayOf(start),
      startTime: timeOf(start),
      endDay: dayOf(end),
      endTime: timeOf(end),
    };
  // A moment earlier, since an all-day event ends where the next day begins.
  const lastDay = dayOf(new Date(end.getTime() - 1));
  return { allDay, startDay: dayOf(start), startTime: '09:00', endDay: lastDay, endTime: '10:00' };
}

/** The event's times of what the fields hold. */
export function withTimes({ allDay, startDay, startTime, endDay, endTime }: TimeFields): EventTimes {
  if (!allDay) return timesOf(new Date(`${startDay}T${startTime}`), new Date(`${endDay}T${endTime}`), false);
  const after = new Date(`${endDay}T00:00`);
  after.setDate(after.getDate() + 1);
  return timesOf(new Date(`${startDay}T00:00`), after, true);
}

/** Whether the fields say when it begins. */
export const hasStart = ({ allDay, startDay, startTime }: TimeFields): boolean =>
  isWritten(startDay, 'day') && (allDay || startTime !== '');

/** What is wrong with the end, by its name among the texts; undefined where nothing is. */
export function endProblem(fields: TimeFields): 'endMissing' | 'endTooEarly' | undefined {
  const { allDay, startDay, startTime, endDay, endTime } = fields;
  if (!isWritten(endDay, 'day') || !(allDay || endTime)) return 'endMissing';
  if (!hasStart(fields)) return undefined;
  const isEarly = allDay ? endDay < startDay : `${endDay}T${endTime}` <= `${startDay}T${startTime}`;
  return isEarly ? 'endTooEarly' : undefined;
}
