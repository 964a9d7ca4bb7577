import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { publicHolidays } from './answers.ts';
import { addEvent, type CalendarEvent, listEvents, removeEvent, updateEvent } from './contract.ts';

beforeEach(simulate);

const calendarsOf = (events: CalendarEvent[]) =>
  [...new Set(events.map(({ extendedProps }) => extendedProps.calendar))].toSorted();

const workshop = {
  url: '',
  title: 'Workshop',
  start: '2026-12-01T06:00:00.000Z',
  end: '2026-12-01T08:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' as const, guests: ['Amina Wanjiru'] },
};

test('without a choice all calendars are there, with one only theirs, with an empty one none', async () => {
  expect(calendarsOf(await ask(listEvents, {}))).toEqual([
    'Business',
    'ETC',
    'Family',
    'Holiday',
    'Personal',
  ]);
  expect(calendarsOf(await ask(listEvents, { calendars: ['ETC', 'Family'] }))).toEqual(['ETC', 'Family']);
  expect(await ask(listEvents, { calendars: [] })).toEqual([]);
  const { body } = await request('GET', '/apps/calendar/events?calendars[]=Holiday&calendars[]=Nobody');
  expect(body).toHaveLength(30);
});

test('the holidays of Kenya are there, all day long', async () => {
  const year = new Date().getFullYear();
  const holidays = await ask(listEvents, { calendars: ['Holiday'] });
  const on = (name: string) =>
    holidays.find(({ title, start }) => title === name && start.startsWith(String(year)));
  expect(on('Jamhuri Day')).toMatchObject({ start: `${year}-12-12`, end: `${year}-12-13`, allDay: true });
  expect(on('Madaraka Day')).toMatchObject({ start: `${year}-06-01` });
  expect(on('Mashujaa Day')).toMatchObject({ start: `${year}-10-20` });
  expect(on('Labour Day')).toMatchObject({ start: `${year}-05-01` });
});

test.each([
  [2024, 'Fri Mar 29 2024', 'Mon Apr 01 2024'],
  [2026, 'Fri Apr 03 2026', 'Mon Apr 06 2026'],
  [2027, 'Fri Mar 26 2027', 'Mon Mar 29 2027'],
])('Easter of %i is where the church has it', (year, friday, monday) => {
  const dates = publicHolidays(year).slice(-2);
  expect(dates.map(({ date }) => date.toDateString())).toEqual([friday, monday]);
});

test('an event is added, with the next id', async () => {
  const last = Math.max(...(await ask(listEvents, {})).map(({ id }) => id));
  expect(await request('POST', '/apps/calendar/add-event', { event: workshop })).toEqual({
    status: 201,
    body: { event: { ...workshop, id: last + 1 } },
  });
  expect((await ask(addEvent, { event: workshop })).event.id).toBe(last + 2);
});

test('an event is changed as far as the change goes; an unknown one is not', async () => {
  const { event } = await ask(updateEvent, { event: { id: 1, title: 'Moved', start: workshop.start } });
  expect(event).toMatchObject({ id: 1, title: 'Moved', start: workshop.start, allDay: false });
  expect((await ask(listEvents, {})).find(({ id }) => id === 1)).toEqual(event);
  expect(await request('POST', '/apps/calendar/update-event', { event: { id: 999, title: 'x' } })).toEqual({
    status: 200,
    body: { event: null },
  });
});

test('an event is removed by an id in the query or in the body, an unknown one by neither', async () => {
  const before = (await ask(listEvents, {})).length;
  await ask(removeEvent, { id: 1 });
  expect((await request('DELETE', '/apps/calendar/remove-event', { id: 2 })).status).toBe(200);
  expect((await request('DELETE', '/apps/calendar/remove-event?id=999')).status).toBe(200);
  const after = await ask(listEvents, {});
  expect(after).toHaveLength(before - 2);
  expect(after.some(({ id }) => id <= 2)).toBe(false);
});
