import type { PluginInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import themePlugin from '@fullcalendar/react/themes/classic';
import { useMemo } from 'react';
import { fetchOnce, useFetched } from '../../shell/fetch-once.ts';
import type { View } from './search.ts';

const timeGrid = fetchOnce(() => import('@fullcalendar/react/timegrid').then((module) => module.default));
const list = fetchOnce(() => import('@fullcalendar/react/list').then((module) => module.default));

/** What draws a view, and what has drawn others before; undefined while that is being fetched. */
export function useViewPlugins(view: View): PluginInput[] | undefined {
  const hasTimes = view === 'week' || view === 'day';
  const isList = view === 'list';
  const times = useFetched(timeGrid, hasTimes);
  const listed = useFetched(list, isList);
  return useMemo(() => {
    if ((hasTimes && !times) || (isList && !listed)) return undefined;
    return [
      dayGridPlugin,
      deferredInteraction,
      themePlugin,
      ...(times ? [times] : []),
      ...(listed ? [listed] : []),
    ];
  }, [hasTimes, isList, times, listed]);
}

type Handler = NonNullable<PluginInput['componentInteractions']>[number];

/** What moves, stretches and selects. */
const handlers = fetchOnce(async (): Promise<Handler[]> => {
  const { default: plugin } = await import('@fullcalendar/react/interaction');
  return plugin.componentInteractions ?? [];
});

/** Stands in for the pointer handlers of the calendar, and loads them when a pointer first comes. */
class DeferredHandler implements InstanceType<Handler> {
  readonly component;
  readonly isHitComboAllowed;
  readonly #settings: ConstructorParameters<Handler>[0];
  readonly #waiting = new AbortController();
  #handlers: InstanceType<Handler>[] | undefined;

  constructor(settings: ConstructorParameters<Handler>[0]) {
    this.component = settings.component;
    this.isHitComboAllowed = settings.isHitComboAllowed;
    this.#settings = settings;
    const there = handlers.get();
    if (there) this.#begin(there);
    else this.#wait();
  }

  #wait() {
    const { el } = this.#settings;
    const { signal } = this.#waiting;
    const press = recordPress(el, signal);
    const fetched = (found: Handler[]) => {
      if (signal.aborted) return;
      this.#waiting.abort();
      this.#begin(found);
      // A press made before the handlers were there counts too.
      replayPress(press());
    };
    // A finger causes this event too, just before it is down. If the fetch fails, the next event tries again.
    el.addEventListener('pointerover', () => handlers.load().then(fetched, press), { signal });
  }

  #begin(found: Handler[]) {
    this.#handlers = found.map((Each) => new Each(this.#settings));
  }

  destroy() {
    this.#waiting.abort();
    for (const handler of this.#handlers ?? []) handler.destroy();
  }
}

/** Events are moved, stretched and begun by pointer; what does it is fetched when a pointer comes near. */
const deferredInteraction: PluginInput = {
  name: 'deferred-interaction',
  componentInteractions: [DeferredHandler],
};

type Press = MouseEvent | TouchEvent;

/**
 * Remembers, until `signal` says to stop, what a mouse last did on an element, from button down to button up, or
 * how a finger came down that is still there. The function returned hands it over, once.
 */
function recordPress(element: HTMLElement, signal: AbortSignal): () => readonly Press[] {
  let heard: Press[] = [];
  const begin = (event: Press) => {
    heard = [event];
  };
  const goOn = (event: MouseEvent) => {
    if (heard.length > 0 && heard.at(-1)?.type !== 'mouseup') heard.push(event);
  };
  const forget = () => {
    heard = [];
  };
  const seen = { capture: true, passive: true, signal };
  element.addEventListener('mousedown', begin, seen);
  document.addEventListener('mousemove', goOn, seen);
  document.addEventListener('mouseup', goOn, seen);
  element.addEventListener('touchstart', begin, seen);
  // Cancelled: the page takes the finger over, to scroll.
  document.addEventListener('pointercancel', forget, seen);
  document.addEventListener('touchend', forget, seen);
  // Safari lets a finger's moves be stopped only where somebody might have stopped them when it came down.
  element.addEventListener('touchmove', () => undefined, { passive: false });
  return () => heard.splice(0);
}

/** Dispatches a recorded press again, to handlers that were not there yet. One on a button or link that is no event has done its work. */
function replayPress(press: readonly Press[]): void {
  const target = press[0]?.target;
  const isDone =
    target instanceof Element &&
    !target.closest('[data-event]') &&
    target.closest('a, [role=button], button');
  if (isDone) return;
  for (const event of press) event.target?.dispatchEvent(copyOf(event));
}

function copyOf(event: Press): Press {
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  const touches = [...event.touches];
  return new TouchEvent(event.type, { bubbles: true, cancelable: true, touches, changedTouches: touches });
}
