import {
  addEvent,
  type CalendarEvent,
  listEvents,
  removeEvent,
  updateEvent,
} from '@kazi/simulation/calendar';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showChanged, useChange } from '../calls/use-answer.ts';
import { type EventTimes, timesText } from './event-times.ts';

/** Puts an event at another time at once, and offers to take that back. */
export function useReschedule(): (event: CalendarEvent, times: EventTimes) => void {
  const { t } = useTranslation('demo/calendar');
  const queries = useQueryClient();
  const locale = useLocale();
  const { mutate } = useChange(updateEvent, {
    changes: [listEvents],
    optimistic: ({ event }) =>
      showChanged(queries, listEvents, (events) =>
        events.map((other) => (other.id === event.id ? { ...other, ...event } : other)),
      ),
  });
  return ({ id, title, start, end, allDay }, times) => {
    mutate({ event: { id, ...times } });
    toast({
      message: t('moved', { title, times: timesText(times, locale) }),
      action: { label: t('undo'), run: () => mutate({ event: { id, start, end, allDay } }) },
    });
  };
}

/** Removes an event at once, and offers to take that back. */
export function useRemoveEvent(): (event: CalendarEvent) => void {
  const { t } = useTranslation('demo/calendar');
  const queries = useQueryClient();
  const { mutate: add } = useChange(addEvent, { changes: [listEvents] });
  const { mutate: remove } = useChange(removeEvent, {
    changes: [listEvents],
    optimistic: ({ id }) =>
      showChanged(queries, listEvents, (events) => events.filter((event) => event.id !== id)),
  });
  return ({ id, ...event }) => {
    remove({ id });
    toast({
      message: t('removed', { title: event.title }),
      action: { label: t('undo'), run: () => add({ event }) },
    });
  };
}
