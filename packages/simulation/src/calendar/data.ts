import { daysFromToday } from '../core/days.ts';
import { daysUntilMarket, market } from '../core/market.ts';
import { personOf } from '../people/people.ts';
import type { CalendarEvent } from './contract.ts';
import { type EventSample, eventSamples } from './events.data.ts';
import { publicHolidays } from './holidays.ts';

/** A day of this device's calendar as events write it: `2026-12-12`. */
function dayText(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

function holidayEvents(): Omit<CalendarEvent, 'id'>[] {
  const year = daysFromToday(0).getFullYear();
  return [year - 1, year, year + 1].flatMap(publicHolidays).map(({ date, name }) => ({
    url: '',
    title: name,
    start: dayText(date),
    end: dayText(new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1)),
    allDay: true,
    extendedProps: { calendar: 'Holiday', description: 'Public holiday in Kenya' },
  }));
}

function eventOf(sample: EventSample): Omit<CalendarEvent, 'id'> {
  const {
    title,
    calendar,
    day,
    days = 1,
    at,
    minutes = 60,
    url = '',
    guests,
    location,
    description,
  } = sample;
  const start = daysFromToday(day, at?.[0] ?? 0, at?.[1] ?? 0);
  return {
    url,
    title,
    start: at ? start.toISOString() : dayText(start),
    end: at ? new Date(start.getTime() + minutes * 60_000).toISOString() : dayText(daysFromToday(day + days)),
    allDay: !at,
    extendedProps: {
      calendar,
      ...(guests && { guests: guests.map((person) => personOf(person).fullName) }),
      ...(location && { location }),
      ...(description && { description }),
    },
  };
}

const marketSample = (): EventSample => {
  const { title, place: location, at, minutes } = market;
  return { title, calendar: 'Business', day: daysUntilMarket(), at, minutes, location };
};

/** What lies around today, and the public holidays of last year, this year and the next. */
export const events = (): CalendarEvent[] =>
  [...[...eventSamples, marketSample()].map(eventOf), ...holidayEvents()].map((event, at) => ({
    id: at + 1,
    ...event,
  }));
