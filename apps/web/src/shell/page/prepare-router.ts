import type { AnyRouter } from '@tanstack/react-router';
import { fetchInBackground, inBackground } from '../../boot/fetching-ahead.ts';
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
  function start() {
    for (const press of presses) removeEventListener(press, start);
    void fetchInBackground(async () => (await import('../focus/keep-focus.ts')).guideFocus());
  }
  for (const press of presses) addEventListener(press, start);
}
