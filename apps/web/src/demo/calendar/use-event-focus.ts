import { type FocusEvent, useRef } from 'react';

/** Id of the event that an element is or is part of. */
export function eventIdOf(target: EventTarget | null): number | undefined {
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
