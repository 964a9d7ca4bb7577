import type { AnyRouter } from '@tanstack/react-router';
import { inBackground } from '../../boot/fetching-ahead.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * What every router of ours does beside finding pages: the focus goes to the heading of a new page; and the page of a link
 * that a pointer stays on is fetched as one that no screen waits for yet, so that its absence disturbs nobody.
 */
export function prepareRouter(router: AnyRouter): void {
  const { preloadRoute } = router;
  router.preloadRoute = (options) => inBackground(() => preloadRoute(options));
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
}
