import type { PluginInput } from '@fullcalendar/react';
import { fetchOnce } from '../../shell/fetch-once.ts';
import { pressAgain, watchPress } from './press.ts';

type Handler = NonNullable<PluginInput['componentInteractions']>[number];

/** What moves, stretches and selects. */
const handlers = fetchOnce(async (): Promise<Handler[]> => {
  const { default: plugin } = await import('@fullcalendar/react/interaction');
  return plugin.componentInteractions ?? [];
});

/** Stands where the calendar's handlers of the pointer will, and puts them there when a pointer first comes. */
class LateHandler implements InstanceType<Handler> {
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
    const press = watchPress(el, signal);
    const fetched = (found: Handler[]) => {
      if (signal.aborted) return;
      this.#waiting.abort();
      this.#begin(found);
      // What was done before there was anything to hear it: nobody has to do it a second time.
      pressAgain(press());
    };
    // Of a finger as well, just before it is down. Where nothing can be fetched, the next one tries again.
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
export const lateHandling: PluginInput = { name: 'late-handling', componentInteractions: [LateHandler] };
