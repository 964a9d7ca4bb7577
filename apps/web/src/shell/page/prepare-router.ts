import type { AnyRouter } from '@tanstack/react-router';
import { fetchInBackground, inBackground } from '../../boot/fetching-ahead.ts';
import type { Sent } from '../focus/wrong-fields.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * What every router of ours does beside finding pages: the focus goes to the heading of a new page, and is guided within it; and
 * the page of a link that a pointer stays on is fetched as one that no screen waits for yet, so that its absence disturbs nobody.
 */
export function prepareRouter(router: AnyRouter): void {
  const { preloadRoute } = router;
  router.preloadRoute = (options) => inBackground(() => preloadRoute(options));
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
  guideFocus();
}

/** From the first press on: before it nothing on the page is taken away or sent. */
function guideFocus(): void {
  const presses = ['keydown', 'pointerdown'];
  let sent: Sent | undefined;
  const note = ({ target: form }: Event) => {
    if (form instanceof HTMLFormElement) sent = { form, focused: document.activeElement };
  };
  function start() {
    for (const press of presses) removeEventListener(press, start);
    // That press may send a form before the guide is here.
    addEventListener('submit', note, true);
    void fetchInBackground(async () => {
      (await import('../focus/keep-focus.ts')).guideFocus(sent);
      removeEventListener('submit', note, true);
    });
  }
  for (const press of presses) addEventListener(press, start);
}
