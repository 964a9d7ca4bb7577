import type { CalendarEvent } from '@kazi/simulation/calendar';
import { announce } from '@kazi/ui/announcer';
import { useLocale } from '@kazi/ui/locale';
import { useDirection } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
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

/**
 * An event that is moved by keys: Space picks the focused one up and drops it, arrows move it by a day or, down and
 * up, by a week or half an hour; with Shift they move its end. Escape, Tab and the pointer put it back.
 */
export function useCarriedEvent({ events, view, onDrop, onShow }: CarriedEventOptions) {
  const { t } = useTranslation('demo/calendar');
  const locale = useLocale();
  const { dir } = useDirection();
  const [carried, setCarried] = useState<Carried>();
  const say = (text: string) => announce(text, 'assertive');
  useListedKeys(t('title'), { space: t('keys.pick'), 'up down left right': t('keys.move') });

  // On the document: the calendar draws the event anew at every step, and for a moment nothing has the focus.
  const onKey = useEffectEvent(hear);
  const isCarrying = carried !== undefined;
  useEffect(() => {
    if (!isCarrying) return;
    const end = new AbortController();
    document.addEventListener('keydown', onKey, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isCarrying]);

  function shiftOf(key: string, allDay: boolean): Shift | undefined {
    const forth = dir === 'rtl' ? -1 : 1;
    const isByTime = (view === 'week' || view === 'day') && !allDay;
    if (key === 'ArrowRight') return { days: forth };
    if (key === 'ArrowLeft') return { days: -forth };
    if (key === 'ArrowDown') return isByTime ? { minutes: 30 } : { days: 7 };
    if (key === 'ArrowUp') return isByTime ? { minutes: -30 } : { days: -7 };
    return undefined;
  }

  function onKeyDownCapture(event: ReactKeyboardEvent<HTMLElement>) {
    const found = events.find(({ id }) => id === eventIdOf(event.target));
    if (carried || event.key !== ' ' || !found) return;
    event.preventDefault();
    event.stopPropagation();
    setCarried({ id: found.id, times: found });
    say(t('keys.lifted', { title: found.title, times: timesText(found, locale) }));
  }

  /** A key, while an event is carried. */
  function hear(event: KeyboardEvent) {
    const found = events.find(({ id }) => id === carried?.id);
    if (!carried || !found || event.altKey || event.ctrlKey || event.metaKey) return;
    const shift = shiftOf(event.key, carried.times.allDay);
    if (shift) carry(carried, shift, event.shiftKey);
    else if (event.key === ' ' || event.key === 'Enter') drop(found, carried);
    else if (event.key === 'Escape' || event.key === 'Tab') putBack(found);
    else return;
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
    say(t('keys.dropped', { title: event.title, times: timesText(times, locale) }));
  }

  function putBack(event: CalendarEvent) {
    setCarried(undefined);
    say(t('keys.back', { title: event.title, times: timesText(event, locale) }));
  }

  function onPointerDownCapture() {
    const found = events.find(({ id }) => id === carried?.id);
    if (found) putBack(found);
  }

  return { carried, keys: { onKeyDownCapture, onPointerDownCapture } };
}

/** Id of the event that an element is or is part of. */
function eventIdOf(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
  return element ? Number(element.dataset.event) : undefined;
}

/** Frames within which an event that was drawn is in sight. */
const frames = 30;

/**
 * Keeps the focus on an event that is drawn anew, as all are when one of them changes: spread `focus` on what is
 * around the calendar, and call `drawn` with each event that is drawn.
 */
export function useEventFocus() {
  const focused = useRef<number>(undefined);
  return {
    focus: {
      onFocusCapture: ({ target }: FocusEvent) => {
        focused.current = eventIdOf(target);
      },
      onPointerDownCapture: () => {
        focused.current = undefined;
      },
      onBlurCapture: ({ relatedTarget }: FocusEvent) => {
        // Without a target, what had the focus is gone, or the window is left: it may come back.
        if (relatedTarget) focused.current = undefined;
      },
    },
    drawn(element: HTMLElement, id: number) {
      const take = (framesLeft: number) => {
        if (id !== focused.current || document.activeElement !== document.body) return;
        element.focus();
        // It is hidden until it has been measured, and until then takes no focus.
        if (document.activeElement !== element && framesLeft > 0 && element.isConnected)
          requestAnimationFrame(() => take(framesLeft - 1));
      };
      take(frames);
    },
  };
}
