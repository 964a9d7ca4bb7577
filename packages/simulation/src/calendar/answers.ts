import { type Answer, on } from '../core/answers.ts';
import { idOf, nextId } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { addEvent, listEvents, removeEvent, updateEvent } from './contract.ts';
import { events } from './data.ts';

const state = sampleState(() => ({ events: events() }));

export const answers: readonly Answer[] = [
  on(listEvents, ({ list }) => {
    const calendars = list('calendars');
    return state().events.filter(
      ({ extendedProps }) => !calendars || calendars.includes(extendedProps.calendar),
    );
  }),

  on(addEvent, ({ body }) => {
    const event = { ...body.event, id: nextId(state().events) };
    state().events.push(event);
    return { event };
  }),

  on(updateEvent, ({ body }) => {
    const event = state().events.find(({ id }) => id === idOf(body.event.id));
    if (event) Object.assign(event, body.event, { id: event.id });
    return { event: event ?? null };
  }),

  on(removeEvent, ({ query }) => {
    const removed = idOf(query('id'));
    state().events = state().events.filter(({ id }) => id !== removed);
    return {};
  }),
];
