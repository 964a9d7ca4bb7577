import type { CalendarEvent } from '@kazi/simulation/calendar';
import { useLocale } from '@kazi/ui/locale';
import { useDirection } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { type EventTimes, momentsOf, moved, type Shift, stretched, timesText } from './event-times.ts';
import type { View } from './search.ts';

interface Carried {
  id: number;
  times: EventTimes;
}

interface CarriedEventOptions {
  events: readonly CalendarEvent[];
  view: View;
  onDrop: (event: CalendarEvent, times: EventTimes) => void;
  /** The event has come to a day that may be out of sight. */
  onShow: (day: Date) => void;
}

const idOf = (target: EventTarget): number | undefined => {
  const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-event]') : null;
  return element ? Number(element.dataset.event) : undefined;
};

/**
 * An event that is moved by keys: Space picks the focused one up and drops it, arrows move it by a day or, down and
 * up, by a week or half an hour; with Shift they move its end. Escape, and leaving it, put it back.
 */
export function useCarriedEvent({ events, view, onDrop, onShow }: CarriedEventOptions) {
  const locale = useLocale();
  const { dir } = useDirection();
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');
  useListedKeys('Calendar', {
    space: 'Pick up or drop an event',
    'up down left right': 'Move what is picked up; with Shift, its end',
  });

  // The calendar draws an event anew where it lies on other days: the focus follows.
  const id = carried?.id;
  useEffect(() => {
    if (id !== undefined && carried) document.querySelector<HTMLElement>(`[data-event="${id}"]`)?.focus();
  }, [id, carried]);

  function shiftOf(key: string, allDay: boolean): Shift | undefined {
    const forth = dir === 'rtl' ? -1 : 1;
    const isByTime = (view === 'week' || view === 'day') && !allDay;
    if (key === 'ArrowRight') return { days: forth };
    if (key === 'ArrowLeft') return { days: -forth };
    if (key === 'ArrowDown') return isByTime ? { minutes: 30 } : { days: 7 };
    if (key === 'ArrowUp') return isByTime ? { minutes: -30 } : { days: -7 };
    return undefined;
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const found = events.find((other) => other.id === (carried?.id ?? idOf(event.target)));
    if (!found) return;
    if (!carried) {
      if (event.key !== ' ') return;
      setCarried({ id: found.id, times: found });
      say(`${found.title} is lifted, ${timesText(found, locale)}. Arrow keys move it, Space drops it.`);
    } else {
      const shift = shiftOf(event.key, carried.times.allDay);
      if (shift) carry(carried, shift, event.shiftKey);
      else if (event.key === ' ' || event.key === 'Enter') drop(found, carried);
      else if (event.key === 'Escape' || event.key === 'Tab') putBack(found);
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function carry({ id: lifted, times }: Carried, shift: Shift, isEnd: boolean) {
    const next = isEnd ? stretched(times, shift) : moved(times, shift);
    setCarried({ id: lifted, times: next });
    say(timesText(next, locale));
    onShow(momentsOf(next).start);
  }

  function drop(event: CalendarEvent, { times }: Carried) {
    if (times.start === event.start && times.end === event.end) return putBack(event);
    setCarried(undefined);
    onDrop(event, { start: times.start, end: times.end, allDay: times.allDay });
    say(`${event.title} was dropped, ${timesText(times, locale)}.`);
  }

  function putBack(event: CalendarEvent) {
    setCarried(undefined);
    say(`${event.title} is back, ${timesText(event, locale)}.`);
  }

  function onFocusCapture(event: FocusEvent<HTMLElement>) {
    const found = carried && events.find((other) => other.id === carried.id);
    if (found && idOf(event.target) !== found.id) putBack(found);
  }

  return { carried, said, keys: { onKeyDownCapture, onFocusCapture } };
}
