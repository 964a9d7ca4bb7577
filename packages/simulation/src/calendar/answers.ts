import { type Answer, on } from '../core/answers.ts';
import { daysFromToday, daysUntilMarket, market } from '../core/days.ts';
import { idOf, nextId } from '../core/lists.ts';
import { always, flag, id, list, moment, oneOf, record, text } from '../core/read-body.ts';
import { readSample } from '../core/samples.ts';
import { sampleState } from '../core/state.ts';
import { personOf } from '../people/people.ts';
import {
  addEvent,
  type CalendarEvent,
  type CalendarName,
  calendarNames,
  listEvents,
  removeEvent,
  updateEvent,
} from './contract.ts';
import eventSamples from './events.json' with { type: 'json' };

/** One sample event, its day counted from today. */
interface EventSample {
  title: string;
  calendar: CalendarName;
  day: number;
  /** How many days, where it lasts all day. */
  days?: number;
  /** Hour and minute it begins at; left out where it lasts all day. */
  at?: readonly [hour: number, minute: number];
  minutes?: number;
  url?: string;
  /** Ids of people. */
  guests?: readonly number[];
  location?: string;
  description?: string;
}

/** Public holidays of Kenya that fall on the same day every year: month, day, name. */
const fixed: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'New Year’s Day'],
  [5, 1, 'Labour Day'],
  [6, 1, 'Madaraka Day'],
  [10, 10, 'Mazingira Day'],
  [10, 20, 'Mashujaa Day'],
  [12, 12, 'Jamhuri Day'],
  [12, 25, 'Christmas Day'],
  [12, 26, 'Boxing Day'],
];

interface PublicHoliday {
  date: Date;
  name: string;
}

/** Kenya's public holidays of a year, but for those that wait for the moon. */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const near = (days: number) => new Date(year, easter.getMonth(), easter.getDate() + days);
  return [
    ...fixed.map(([month, day, name]) => ({ date: new Date(year, month - 1, day), name })),
    { date: near(-2), name: 'Good Friday' },
    { date: near(1), name: 'Easter Monday' },
  ];
}

/** Easter of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return new Date(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

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
const events = (): CalendarEvent[] =>
  [
    ...[...readSample<readonly EventSample[]>(eventSamples), marketSample()].map(eventOf),
    ...holidayEvents(),
  ].map((event, at) => ({
    id: at + 1,
    ...event,
  }));

const state = sampleState(() => ({ events: events() }));

const fields = {
  url: text,
  title: text,
  start: moment,
  end: moment,
  allDay: flag,
  extendedProps: record(
    { calendar: oneOf(calendarNames), guests: list(text), location: text, description: text },
    { calendar: 'ETC' },
  ),
};

const blank = { url: '', title: '', extendedProps: { calendar: 'ETC' } } satisfies Partial<CalendarEvent>;

/** An event that is wanted without its times lasts all of today; one without its end, half an hour. */
function timesOf({ start, end, allDay }: Partial<CalendarEvent>) {
  const begins = start ?? dayText(daysFromToday(0));
  const lastsDay = allDay ?? !begins.includes('T');
  const from = new Date(begins.includes('T') ? begins : `${begins}T00:00`);
  const least = lastsDay
    ? dayText(new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1))
    : new Date(from.getTime() + 1_800_000).toISOString();
  return { start: begins, end: end && Date.parse(end) > Date.parse(begins) ? end : least, allDay: lastsDay };
}

export const answers: readonly Answer[] = [
  on(listEvents, ({ list }) => {
    const calendars = list('calendars');
    return state().events.filter(
      ({ extendedProps }) => !calendars || calendars.includes(extendedProps.calendar),
    );
  }),

  on(
    addEvent,
    ({ body }) => {
      const event: CalendarEvent = {
        ...blank,
        ...body.event,
        ...timesOf(body.event),
        id: nextId(state().events),
      };
      state().events.push(event);
      return { event };
    },
    record({ event: always(record(fields)) }),
  ),

  on(
    updateEvent,
    ({ body }) => {
      const event = state().events.find(({ id }) => id === body.event.id);
      if (event) Object.assign(event, body.event, timesOf({ ...event, ...body.event }));
      return { event: event ?? null };
    },
    record({ event: always(record({ ...fields, id })) }),
  ),

  on(removeEvent, ({ query }) => {
    const removed = idOf(query('id'));
    state().events = state().events.filter(({ id }) => id !== removed);
    return {};
  }),
];
